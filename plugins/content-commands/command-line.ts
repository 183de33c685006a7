import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { SiteConfig } from '../content/model'
import type { Rejection } from './rejection'

/** What a command ends with: 0, or 1 if it failed. */
export type ExitStatus = 0 | 1

/**
 * A command: takes its arguments, the folder of the site and its description, and prints what it
 * has done.
 */
export type Command = (args: string[], root: string, site: SiteConfig) => Promise<ExitStatus>

/** Prints why a command has failed. */
export function fail(...lines: readonly string[]): ExitStatus {
  lines.forEach((line) => console.error(line))
  return 1
}

/** Prints why a command changes no file, with which it has failed. */
export const reportRejection = ({ refused }: Rejection): ExitStatus =>
  fail(...refused, 'Nothing was changed.')

/** Lines under a title with their number; nothing if there are none. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${title} (${lines.length}):`, ...lines.map((line) => `  ${line}`)] : []

/** The shipped address of the site's first list of pages, as an example in the usage of commands. */
export const exampleList = ({ pages }: SiteConfig): string =>
  pages.find(({ lists }) => lists !== undefined)?.path ?? '/'

/**
 * npm keeps the flags before "--" for itself, and passes them in variables: "true", or the value
 * after an equals sign.
 */
const keptByNpm = (name: string): string | undefined =>
  process.env[`npm_config_${name.replaceAll('-', '_')}`]

/**
 * Parses arguments, and flags that npm has kept; prints the error and returns undefined if they are
 * invalid.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  const kept = Object.entries(options).flatMap(([name, { type }]) => {
    const value = keptByNpm(name)
    if (type === 'string') return value === undefined ? [] : [`--${name}=${value}`]
    return value === 'true' ? [`--${name}`] : []
  })
  // The command then prints its usage.
  if (args.includes('--help')) return undefined
  const withoutValue = kept.find((flag) => flag.endsWith('=true'))
  try {
    if (withoutValue)
      throw new Error(
        `Write "--" before the first argument: npm keeps ${withoutValue.replace('=true', '')}.`,
      )
    return parseArgs({ args: [...kept, ...args], allowPositionals: true, options })
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
