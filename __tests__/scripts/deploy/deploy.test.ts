import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { HostName } from '../../../plugins/hosts'
import { redirectPage } from '../../../plugins/hosts/static-server'
import { type Expected, expectedAnswers, expectedFor } from '../../../scripts/deploy/expected'
import { verifyDeploy } from '../../../scripts/deploy/verify'
import { servePreview } from '../../../scripts/preview/server'
import { makeFolder } from '../../support/folder'
import { listen } from '../../support/server'

const built = {
  _headers: '/*\n  X-Frame-Options: DENY\n/app-1.js\n  Cache-Control: public, max-age=9\n',
  _redirects: '/old /about/ 301\n/any/* /about/ 301\n/list/*  /list/none/  404\n',
  'index.html': '<script src="/app-1.js"></script><script>let here = 1</script>',
  'about/index.html': '<script src="/app-1.js"></script>',
  '404.html': 'Nowhere',
  'app-1.js': 'let a = 1',
}

/** Serves one folder and compares it with the build in another. */
const verify = async (
  published: Partial<typeof built> & Record<string, string | undefined>,
  host?: HostName,
  site: Record<string, string> = built,
): Promise<string[]> => {
  const files = Object.entries<string | undefined>({ ...site, ...published }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const root = makeFolder(Object.fromEntries(files))
  const { server } = await servePreview(root, 0, join(root, 'kept'))
  const expected = await expectedAnswers(makeFolder(site), host)
  return verifyDeploy(await listen(server), expected)
}

test('accepts a site that equals the build', async () => {
  expect(await verify({})).toEqual([])
})

test('does not expect a script of an earlier build', async () => {
  const [left, current] = ['app-0123456789abcdef0123.js', 'app-3210fedcba9876543210.js']
  const headers = `${built._headers}/${current}\n  Cache-Control: public, max-age=31536000, immutable\n`
  const site = { ...built, _headers: headers, [left]: '', [current]: '' }
  expect(await verify({ [left]: undefined, [current]: undefined }, 'netlify', site)).toEqual([
    `/${current}: has status 404 instead of 200`,
  ])
})

test.each<[string, Partial<typeof built>, string[]]>([
  ['a missing page', { 'about/index.html': undefined }, ['/about/: has status 404 instead of 200']],
  [
    'a header that is not sent',
    { _headers: built._headers.replace('/*', '/about/*') },
    ['/', '/app-1.js', '/list/no-such-page/', '/no-such-page/'].map(
      (path) => `${path}: header x-frame-options is missing, declared is "DENY"`,
    ),
  ],
  [
    'a header with another value',
    { _headers: built._headers.replace('max-age=9', 'max-age=1') },
    ['/app-1.js: header cache-control is "public, max-age=1", declared is "public, max-age=9"'],
  ],
  [
    'a header with other spaces, which mean nothing',
    { _headers: built._headers.replace('public, max', 'public,max') },
    [],
  ],
  [
    'another script',
    { 'app-1.js': 'let a = 2' },
    ['/app-1.js: differs from the script of the build'],
  ],
  [
    'a page that asks for another script',
    { 'about/index.html': '<script src="/app-2.js"></script>' },
    ['/about/: does not have the script /app-1.js', '/about/: has an unexpected script /app-2.js'],
  ],
  [
    'an inline script that was added',
    { 'about/index.html': `${built['about/index.html']}<script>let there = 1</script>` },
    [expect.stringMatching(/^\/about\/: has an unexpected script sha256-/)],
  ],
  [
    'a redirect to elsewhere',
    { _redirects: '/old / 301\n' },
    ['/old: redirects to / instead of /about/'],
  ],
  [
    'a site that finds everything',
    { _redirects: built._redirects.replace(/^\/list.*/m, '/* /index.html 200') },
    [expect.stringMatching(/^\/list\/.* 200 instead of 404/), expect.stringMatching(/^\/no-such/)],
  ],
])('%s is named', async (_what, published, found) => {
  expect(await verify(published)).toEqual(found)
})

test.each([
  ['/about/', []],
  ['/', ['/old/: redirects to / instead of /about/']],
])('a plain server may redirect with a page: to %s', async (to, found) => {
  const page = redirectPage('https://www.agency.com', to)
  const published = { _headers: '', _redirects: '', 'old/index.html': page }
  expect(await verify(published, 'static')).toEqual(found)
})

test('reports a site that does not answer', async () => {
  const expected = await expectedAnswers(makeFolder(built))
  const lines = await verifyDeploy('http://localhost:1', expected)
  expect(lines).toHaveLength(expected.length)
  expect(lines[0]).toMatch(/^\/: does not answer/)
})

test('npm run verify:deploy requires a complete address', () => {
  const args = ['--import', 'tsx', 'scripts/deploy/verify-deploy.mts', 'www.agency.com']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Usage: npm run verify:deploy/)])
})

const headers = { 'cache-control': 'public', 'x-content-type-options': 'nosniff' }
const page: Expected = { path: '/a/', status: 200, headers, scripts: ['/a.js'] }
const redirect: Expected = {
  path: '/b%20c',
  status: 301,
  location: '/a/',
  headers: {},
  scripts: [],
}
const unknown: Expected = { ...page, path: '/no-such-page/', status: 404 }
const notFoundPage: Expected = { ...unknown, path: '/404.html' }

test.each(['netlify', 'vercel', 'nginx'] as const)('%s answers all of it', (host) => {
  for (const each of [page, redirect, unknown, notFoundPage])
    expect(expectedFor(host, each)).toBe(each)
})

test('Cloudflare serves its not-found file, and decides how long not-found responses are cached', () => {
  expect(expectedFor('cloudflare', page)).toBe(page)
  expect(expectedFor('cloudflare', redirect)).toBe(redirect)
  expect(expectedFor('cloudflare', notFoundPage)).toBeUndefined()
  expect(expectedFor('cloudflare', { ...notFoundPage, path: '/404/' })).toBeUndefined()
  expect(expectedFor('cloudflare', unknown)?.headers).toEqual({
    'x-content-type-options': 'nosniff',
  })
})

test('a plain server sends the pages, pages in place of redirects, and any page for missing addresses', () => {
  expect(expectedFor('static', page)).toEqual({ ...page, headers: {} })
  expect(expectedFor('static', redirect)).toEqual({ ...redirect, path: '/b%20c/', status: 200 })
  expect(expectedFor('static', unknown)).toEqual({ ...unknown, headers: {}, scripts: undefined })
  expect(expectedFor('static', notFoundPage)).toBeUndefined()
})
