import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noticesAfterBuild, refusedSign } from '../../scripts/gatsby-notices'
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
const listed = /^Search engines will not list these pages, because CONTEXT is "deploy-preview"/
const form = /^The contact form sends to Netlify Forms/

test('Gatsby gets the arguments, and a build ends with what is to be known about it', () => {
  const cwd = makeFolder({
    'instead.cjs': instead,
    'data/contact.json': JSON.stringify({ receiver: { type: 'netlify' } }),
  })
  const { CONTEXT: _context, NETLIFY: _netlify, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, [...gatsby, 'build', '--verbose'], {
    ...{ cwd, encoding: 'utf8' },
    env: { ...env, NODE_OPTIONS: `--require ${join(cwd, 'instead.cjs')}` },
  })
  const [first, second] = stdout.split('\n')
  expect([status, first, second]).toEqual([0, 'build --verbose', expect.stringMatching(form)])
})

test.each<[variables: Partial<NodeJS.ProcessEnv>, receiver: string, lines: RegExp[]]>([
  [{}, 'netlify', [form]],
  [{ CONTEXT: 'production', NETLIFY: 'true' }, 'netlify', []],
  [{ CONTEXT: 'deploy-preview', NETLIFY: 'true' }, 'netlify', [listed]],
  [{ CONTEXT: 'deploy-preview' }, 'netlify', [listed, form]],
  [{ CONTEXT: 'deploy-preview' }, 'mailto', [listed]],
])('a build with %j and the receiver %s ends with %j', (variables, receiver, lines) => {
  expect(noticesAfterBuild(variables, receiver)).toEqual(
    lines.map((line): unknown => expect.stringMatching(line)),
  )
})

test('Gatsby does not start in a folder whose name it would misread', () => {
  const cwd = join(makeFolder({ 'site (1)/a.txt': '' }), 'site (1)')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...gatsby, 'build'], {
    ...{ cwd, encoding: 'utf8' },
  })
  const reason = /^Gatsby cannot build in .*site \(1\): rename the folder, without \(\n$/
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(reason)])
})

test.each([
  ["/home/jo/Jo's site", "'"],
  ['/srv/100%', '%'],
  ['C:\\sites\\agency #2', '#'],
  ['/srv/My Site_2.0-é', undefined],
])('in %s the sign %s is refused', (folder, sign) => {
  expect(refusedSign(folder)).toBe(sign)
})
