import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { scripts } from '../../package.json'
import { deployContext, indexingLine, parseHostOption } from '../../scripts/deploy-context'
import { makeFolder, packagesFolder } from '../support/folder'

/** What a build is for, by the variables of its host, and why search engines will not list it. */
test.each<[variables: Record<string, string>, context: string | undefined, reason: string]>([
  [{}, undefined, ''],
  [{ CONTEXT: 'production' }, 'production', ''],
  [{ CONTEXT: 'branch-deploy' }, 'branch-deploy', 'CONTEXT is "branch-deploy"'],
  [{ VERCEL_ENV: 'production' }, 'production', ''],
  [{ VERCEL_ENV: 'preview' }, 'deploy-preview', 'VERCEL_ENV is "preview"'],
  [{ CF_PAGES: '1', CF_PAGES_BRANCH: 'main' }, 'production', ''],
  [
    { CF_PAGES: '1', CF_PAGES_BRANCH: 'master' },
    'branch-deploy',
    'CF_PAGES_BRANCH is "master", not "main"',
  ],
  // A value that a person has set takes precedence over the host's.
  [{ VERCEL_ENV: 'preview', CONTEXT: 'production' }, 'production', ''],
])('a build with %j has the context %s', (variables, context, reason) => {
  const deploy = deployContext(variables)
  expect(deploy?.context).toBe(context)
  expect(indexingLine(deploy)).toBe(
    reason
      ? `Search engines will not list these pages: ${reason}. For the published site, build with CONTEXT=production.`
      : 'Search engines may list these pages.',
  )
})

test.each([
  [['--host', 'nginx', '--verbose'], { named: 'nginx', rest: ['--verbose'] }],
  [['https://a.com', '--host=vercel'], { named: 'vercel', rest: ['https://a.com'] }],
  [['--host'], { named: '', rest: [] }],
  [['--verbose'], { rest: ['--verbose'] }],
])('splits the host from %j', (args, expected) => {
  expect(parseHostOption(args)).toEqual(expected)
})

/** Prints what Gatsby's command line gets, in place of running it. */
const instead = `if (process.argv[1]?.endsWith('cli.js')) {
  const { CONTEXT, SITE_HOST } = process.env
  console.log(...process.argv.slice(2), CONTEXT, SITE_HOST)
  process.exit(1)
}`

test.each([
  [['develop', '--host', '0.0.0.0'], 'develop --host 0.0.0.0 deploy-preview undefined'],
  [['build', '--host', 'nginx', '--verbose'], 'build --verbose deploy-preview nginx'],
])('gatsby %j runs with the context and the host that gatsby-config.ts reads', (args, output) => {
  const root = makeFolder({ 'instead.cjs': instead })
  const NODE_OPTIONS = `--require ${join(root, 'instead.cjs')}`
  const { CONTEXT: _context, ...env } = process.env
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/gatsby.mts', ...args],
    { env: { ...env, NODE_OPTIONS, VERCEL_ENV: 'preview' }, encoding: 'utf8' },
  )
  expect([stdout, status]).toEqual([`${output}\n`, 1])
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
