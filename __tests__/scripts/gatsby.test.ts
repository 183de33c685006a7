import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildSummary, indexingLine } from '../../scripts/build-summary'
import { deployContext } from '../../plugins/hosts'
import { makeFolder } from '../support/folder'

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

test('Gatsby runs with the context of the host, as gatsby-config.ts reads it', () => {
  const preload = `if (process.argv[1]?.endsWith('cli.js')) {
    console.log(process.argv[2], process.env.CONTEXT)
    process.exit()
  }`
  const root = makeFolder({ 'print-context.cjs': preload })
  const NODE_OPTIONS = `--require ${join(root, 'print-context.cjs')}`
  const { CONTEXT: _context, ...env } = process.env
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/gatsby.mts', 'develop'],
    {
      env: { ...env, NODE_OPTIONS, VERCEL_ENV: 'preview' },
      encoding: 'utf8',
    },
  )
  expect(stdout).toBe('develop deploy-preview\n')
})

test('counts pages and pictures, and adds up the weight of all files', () => {
  const folder = makeFolder({
    'index.html': 'a'.repeat(150_000),
    'our-company/index.html': '',
    '404.html': '',
    'social/home.png': '',
    'static/1/a.avif': 'a'.repeat(100_000),
    'app.js': '',
  })
  expect(buildSummary(folder, undefined)[0]).toBe('2 pages, 2 pictures (1 of them social), 0.3 MB')
})
