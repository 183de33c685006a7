import { spawn, type StdioOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(join(process.cwd(), 'package.json'))

/** The folder for the reports and logs of checks. */
export const results = 'test-results'

interface Manifest {
  bin: string | Record<string, string>
}

/** The file of a package's command; it is started with Node, so that it runs on every system. */
export function commandFile(packageName: string, command = packageName): string {
  const manifest = require.resolve(`${packageName}/package.json`)
  const { bin } = require(manifest) as Manifest
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(dirname(manifest), file)
}

/** The destination of a program's output: the terminal, or an open file. */
export type Output = 'inherit' | number

/** Runs a program, in this folder or another one; returns whether it exits with 0. */
export function run(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd?: string,
  output: Output = 'inherit',
): Promise<boolean> {
  return new Promise((done) => {
    const stdio: StdioOptions = ['ignore', output, output]
    spawn(file, args, { stdio, env: { ...process.env, ...env }, cwd })
      .on('error', (error) => {
        console.error(error.message)
        done(false)
      })
      .on('exit', (code) => done(code === 0))
  })
}

/** Runs a JavaScript file with this Node. */
export const runNode = (
  args: readonly string[],
  env?: Record<string, string>,
  output?: Output,
): Promise<boolean> => run(process.execPath, args, env, undefined, output)
