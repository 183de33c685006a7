import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expectedAnswers } from '../../../scripts/deploy/expected'
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
  site: Record<string, string> = built,
): Promise<string[]> => {
  const files = Object.entries<string | undefined>({ ...site, ...published }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  const root = makeFolder(Object.fromEntries(files))
  const { server } = await servePreview(root, 0, join(root, 'kept'))
  const expected = await expectedAnswers(makeFolder(site))
  return verifyDeploy(await listen(server), expected)
}

test('accepts a site that equals the build', async () => {
  expect(await verify({})).toEqual([])
})

test('does not expect a script of an earlier build', async () => {
  const [left, current] = ['app-0123456789abcdef0123.js', 'app-3210fedcba9876543210.js']
  const headers = `${built._headers}/${current}\n  Cache-Control: public, max-age=31536000, immutable\n`
  const site = { ...built, _headers: headers, [left]: '', [current]: '' }
  expect(await verify({ [left]: undefined, [current]: undefined }, site)).toEqual([
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
