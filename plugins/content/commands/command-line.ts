import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What a command ends with: 0, or 1 if it failed. */
export type ExitStatus = 0 | 1

/** A command: takes its arguments and the folder of the site, and prints what it has done. */
export type Command = (args: string[], root: string) => Promise<ExitStatus>

/** Prints why a command has failed. */
export function fail(...lines: readonly string[]): ExitStatus {
  lines.forEach((line) => console.error(line))
  return 1
}

/** npm keeps the flags before "--" for itself, and passes them in variables. */
const keptByNpm = (name: string): boolean =>
  process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true'

/**
 * Parses arguments, and flags that npm has kept; prints the error and returns undefined if they are
 * invalid.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  const flags = Object.keys(options).filter((name) => options[name]?.type === 'boolean')
  const kept = flags.filter(keptByNpm).map((name) => `--${name}`)
  try {
    return parseArgs({ args: [...args, ...kept], allowPositionals: true, options })
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
    return undefined
  }
}
