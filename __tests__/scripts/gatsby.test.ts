import { spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { scripts } from '../../package.json'
import { makeFolder } from '../support/folder'

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

test.each([
  ['site (1)', '', /^Gatsby cannot build in .*site \(1\): rename the folder, without \(\n$/],
  ["Jo's site", '', /without '\n$/],
  ['100%', '', /without %\n$/],
  ['linked', '', /^static\/b\.txt is a link that leads to no file/],
  ['site', 'port', /^npm keeps --port=8001 for itself\. .*: npm run <command> -- --port=8001\n$/],
])('a command in the folder "%s" with the option "%s" before "--" is refused', (...row) => {
  const [folder, option, reason] = row
  const cwd = join(makeFolder({ [`${folder}/static/a.txt`]: '' }), folder)
  if (folder === 'linked') symlinkSync('missing.txt', join(cwd, 'static/b.txt'))
  const env = { ...process.env, [`npm_config_${option}`]: '8001' }
  const args = ['--import', pathToFileURL(require.resolve('tsx')).href]
  const script = resolve('scripts/check-call.ts')
  const run = spawnSync(process.execPath, [...args, script], { cwd, env, encoding: 'utf8' })
  expect([run.status, run.stdout, run.stderr]).toEqual([1, '', expect.stringMatching(reason)])
})

test('every command looks at its call first, but those that read what npm has kept', () => {
  const code = (script: string) =>
    [
      script,
      ...(script.match(/scripts\/\S+\.mts/g) ?? []).map((file) => readFileSync(file, 'utf8')),
    ].join()
  const others = Object.entries(scripts).filter(
    ([, script]) => !code(script).includes('check-call'),
  )
  expect(others.filter(([, script]) => !script.includes('scripts/content.mts'))).toEqual([])
})
