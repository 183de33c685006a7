import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeFolder } from '../support/folder'

/** The arguments of Node for `scripts/gatsby.mts`. */
const gatsby = [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  resolve('scripts/gatsby.mts'),
]

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
  const { status, stdout } = spawnSync(process.execPath, [...gatsby, ...args.split(' ')], {
    ...{ cwd, encoding: 'utf8' },
    env: { ...env, NODE_OPTIONS: `--require ${join(cwd, 'instead.cjs')}`, ...variables },
  })
  expect([status, stdout.split('\n')[0]]).toEqual([0, args])
  expect([listed, form].filter((line) => line.test(stdout))).toEqual(lines)
})

test.each([
  ['site (1)', /^Gatsby cannot build in .*site \(1\): rename the folder, without \(\n$/],
  ["Jo's site", /without '\n$/],
  ['100%', /without %\n$/],
])('Gatsby does not start in the folder "%s"', (folder, reason) => {
  const cwd = join(makeFolder({ [`${folder}/a.txt`]: '' }), folder)
  const run = spawnSync(process.execPath, [...gatsby, 'build'], { cwd, encoding: 'utf8' })
  expect([run.status, run.stdout, run.stderr]).toEqual([1, '', expect.stringMatching(reason)])
})
