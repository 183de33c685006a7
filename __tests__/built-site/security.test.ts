import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadSite, type Site } from '../../scripts/preview/resolve'
import { sha256 } from '../../src/gatsby/node/sha256'
import { answerAt, origin } from './links'
import { parsePolicy, score } from './observatory'
import { publicFolder, readPages } from './site'

const pages = readPages()
let site: Site

beforeAll(async () => {
  site = await loadSite(publicFolder, 'netlify.toml')
})

const headersAt = (path: string) => answerAt(site, new URL(path, origin)).headers
const hash = (text: string) => `'sha256-${sha256(text)}'`

const securityHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

test.each([
  '/',
  '/no-such-page/',
  '/case-studies/unknown/',
  '/icons.svg',
  '/page-data/app-data.json',
])('every security header comes with %s', (path) => {
  expect(Object.keys(headersAt(path))).toEqual(expect.arrayContaining(securityHeaders))
})

test('each is declared once: two would both count, or one be lost', () => {
  const declared = ['public/_headers', 'netlify.toml']
    .map((file) => readFileSync(resolve(file), 'utf8').toLowerCase())
    .join('\n')
  for (const name of securityHeaders) {
    expect(declared.split(new RegExp(`^\\s*"?${name}"?\\s*[:=]`, 'm'))).toHaveLength(2)
  }
})

test('the policy is as closed as the site allows', () => {
  const policy = parsePolicy(headersAt('/')['content-security-policy'] ?? '')
  const { url } = JSON.parse(readFileSync(resolve('data/scheduling.json'), 'utf8')) as {
    url: string
  }
  expect(Object.fromEntries(policy)).toMatchObject({
    'default-src': ["'none'"],
    'frame-src': [new URL(url).origin],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  })
  expect(policy.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-/)])
})

test.each(pages)(
  '$route: its inline script and its styles are those that the policies name',
  ({ document }) => {
    const [, ...scripts] = parsePolicy(headersAt('/')['content-security-policy'] ?? '').get(
      'script-src',
    ) as string[]
    const run = document
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json')
    expect(run.map(({ innerHTML }) => hash(innerHTML))).toEqual(scripts)

    const head = document.querySelector('head')?.childNodes.map((node) => String(node)) ?? []
    const meta = document.querySelector('meta[http-equiv="content-security-policy"]')
    const styles = parsePolicy(meta?.getAttribute('content') ?? '').get('style-src')
    const inPage = document.querySelectorAll('style').map(({ innerHTML }) => hash(innerHTML))
    expect(inPage.length).toBeGreaterThan(0)
    expect(styles).toEqual(expect.arrayContaining(inPage))
    // A policy holds for what comes after it.
    expect(head.findIndex((node) => node.includes('content-security-policy'))).toBeLessThan(
      head.findIndex((node) => node.startsWith('<style')),
    )
    expect(document.querySelectorAll('[style], [onclick], [onload], [onerror]')).toEqual([])
  },
)

test('the MDN HTTP Observatory would give 130 of 100 points: A+', () => {
  const scores = pages.map(({ document }) =>
    score(
      headersAt('/'),
      document
        .querySelectorAll('meta[http-equiv="content-security-policy"]')
        .map((meta) => meta.getAttribute('content') ?? ''),
    ),
  )
  process.stdout.write(
    `MDN HTTP Observatory: ${Math.min(...scores)} points on the least of ${scores.length} pages\n`,
  )
  expect(Math.min(...scores)).toBe(130)
})

test.each([
  ['content-security-policy', 65],
  ['strict-transport-security', 80],
  ['x-content-type-options', 125],
])('without %s it would be fewer', (name, points) => {
  const { [name]: _, ...rest } = headersAt('/')
  expect(score(rest, [])).toBeLessThanOrEqual(points)
})

test('what a name with a hash stands for never changes; a page is asked about each time', () => {
  expect(headersAt('/')['cache-control']).toContain('must-revalidate')
  const loader = pages[0]?.document.querySelectorAll('script').at(-1)?.innerHTML ?? ''
  const sources = [...loader.matchAll(/"(\/[\w-]+\.js)"/g)].map(([, source = '']) => source)
  expect(sources.length).toBeGreaterThan(3)
  for (const source of sources) {
    expect(readFileSync(join(publicFolder, source), 'utf8')).not.toBe('')
    expect(headersAt(source)['cache-control']).toContain('immutable')
  }
})
