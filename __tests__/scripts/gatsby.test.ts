import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { scripts } from '../../package.json'
import { makeFolder, packagesFolder } from '../support/folder'

/** Prints what Gatsby's command line gets, in place of running it. */
const instead = `if (process.argv[1]?.endsWith('cli.js')) {
  console.log(...process.argv.slice(2))
  process.exit(0)
}`
const listed = /^Search engines will not list these pages, because CONTEXT is "deploy-preview"/m
const form = /^The contact form sends to Netlify Forms/m

test.each<[args: string, variables: object, receiver: string, lines: RegExp[]]>([
  ['build --verbose', {}, 'netlify', [form]],
  ['build', { CONTEXT: 'production', NETLIFY: 'true' }, 'netlify', []],
  ['build', { CONTEXT: 'deploy-preview' }, 'mailto', [listed]],
  ['develop --host 0.0.0.0', {}, 'netlify', []],
])('gatsby %s with %j and the receiver %s ends with %j', (args, variables, type, lines) => {
  const cwd = makeFolder({
    'instead.cjs': instead,
    'data/contact.json': JSON.stringify({ receiver: { type } }),
  })
  const { CONTEXT: _context, NETLIFY: _netlify, ...env } = process.env
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(require.resolve('tsx')).href,
      resolve('scripts/gatsby.mts'),
      ...args.split(' '),
    ],
    {
      ...{ cwd, encoding: 'utf8' },
      env: { ...env, NODE_OPTIONS: `--require ${join(cwd, 'instead.cjs')}`, ...variables },
    },
  )
  expect([status, stdout.split('\n')[0]]).toEqual([0, args])
  expect([listed, form].filter((line) => line.test(stdout))).toEqual(lines)
})

test.each(['build', 'edit', 'test'] as const)(
  '%s refuses a folder whose name Gatsby takes for a pattern',
  (name) => {
    const cwd = join(makeFolder({ 'site (1)/index.html': '' }), 'site (1)')
    symlinkSync(packagesFolder, join(cwd, 'node_modules'))
    for (const folder of ['plugins', 'scripts']) symlinkSync(resolve(folder), join(cwd, folder))
    const args = ['--import', ...scripts[name].split(' ')]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    expect(stdout).toBe('')
    expect(stderr).toMatch(
      /^Gatsby cannot build in .*site \(1\): rename the folder, without "\(".\n$/,
    )
    expect(status).toBe(1)
  },
)
