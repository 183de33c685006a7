import {
  buildVercelFiles,
  buildVercelRoutes,
  type VercelRoute,
} from '../../../plugins/hosts/vercel'
import { editorHeaders, iconHeaders, overrides, requirementsOf, script } from './requirements'

type Rule = Exclude<VercelRoute, { handle: unknown }>

/**
 * The response to an address by the rules before Vercel looks for a file, and by those after it.
 * @param hasFile whether Vercel finds a file, and so applies the rules for a hit
 */
function answersAt(address: string, title: string, hasFile = false) {
  const headers: Record<string, string> = {}
  const found: Pick<Rule, 'status' | 'dest'>[] = []
  let matched = false
  const site = { ...requirementsOf(title), overrides }
  for (const route of buildVercelRoutes(site)) {
    if ('handle' in route) {
      if (route.handle === 'hit' && !hasFile) break
      matched = false
      continue
    }
    const match = new RegExp(route.src, 'i').exec(address)
    if (!match || matched) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace('$1', match[1] ?? '')
    if (route.continue) continue
    matched = true
    found.push({ status: route.status, ...(route.dest && { dest: route.dest }) })
  }
  return { first: found[0], headers }
}

test.each([
  '/case-studies/Menus%20%26%20Orders',
  '/case-studies/Menus%20&%20Orders/',
  '/case-studies/Menus & Orders',
])('%s redirects', (address) => {
  const { first, headers } = answersAt(address, 'Menus & Orders')
  expect(first).toEqual({ status: 301 })
  expect(headers.location).toBe('/case-studies/menus-and-orders/')
})

test('characters of a title match literally', () => {
  const title = 'C++ (2.0) [beta]?'
  const address = `/case-studies/${encodeURIComponent(title)}`
  expect(answersAt(address, title).first).toEqual({ status: 301 })
  expect(answersAt('/case-studies/C%2B%2B%20(2x0)%20%5Bbeta%5D', title).first?.status).toBe(308)
})

test('a title of one word does not redirect to itself, because patterns ignore case', () => {
  expect(answersAt('/case-studies/Alpha', 'Alpha').first).toEqual({ status: 301 })
  expect(answersAt('/case-studies/alpha/', 'Alpha').first?.status).toBe(404)
})

test.each([
  ['/404', '/404.html'],
  ['/404/', '/404.html'],
  ['/404.html', '/404.html'],
  ['/nowhere/', '/404.html'],
  ['/case-studies/not-found/', '/case-studies/not-found/index.html'],
  ['/case-studies/not-found/index.html', '/case-studies/not-found/index.html'],
  ['/case-studies/a/b/', '/case-studies/not-found/index.html'],
])('%s answers 404 with %s', (address, dest) => {
  expect(answersAt(address, 'Alpha').first).toEqual({ status: 404, dest })
})

test('a page has one address, with a slash', () => {
  const { first, headers } = answersAt('/our-company/security', 'Alpha')
  expect(first).toEqual({ status: 308 })
  expect(headers.location).toBe('/our-company/security/')
})

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/page-data/app-data.json', 'public, max-age=0, must-revalidate'],
  ['/own-script.js', 'public, max-age=0, must-revalidate'],
  [script, 'public, max-age=31536000, immutable'],
  ['/static/font.woff2', 'public, max-age=31536000, immutable'],
])('%s is cached as "%s"', (address, value) => {
  expect(answersAt(address, 'Alpha', true).headers).toMatchObject({
    'cache-control': value,
    'referrer-policy': 'same-origin',
  })
})

test.each([
  ['/admin/index.html', editorHeaders],
  ['/icon.png', iconHeaders],
  ['/icons.png', { 'referrer-policy': 'same-origin' }],
])('%s has the headers %j', (address, headers) => {
  expect(answersAt(address, 'Alpha', true).headers).toMatchObject(headers)
})

test.each([script, '/static/font.woff2'])('a missing %s is not cached', (address) => {
  const { first, headers } = answersAt(address, 'Alpha')
  expect(first?.status).toBe(404)
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('the rules are in the configuration of the Build Output API', () => {
  const { folder, files } = buildVercelFiles(requirementsOf('Alpha'))
  expect(folder).toBe('.vercel/output/static')
  expect(JSON.parse(files['.vercel/output/config.json'] ?? '')).toMatchObject({ version: 3 })
})
