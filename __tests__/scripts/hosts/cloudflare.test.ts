import { buildCloudflareFiles } from '../../../plugins/hosts/cloudflare'
import { requirementsOf, script } from './requirements'

const linesOf = (name: string, ...titles: string[]): string[] =>
  (buildCloudflareFiles(requirementsOf(...titles)).files[`dist/cloudflare/${name}`] ?? '')
    .trimEnd()
    .split('\n')

test('every encoding redirects, with and without a slash', () => {
  expect(linesOf('_redirects', 'Menus & Orders').slice(0, 4)).toEqual(
    [
      '/case-studies/Menus%20%26%20Orders',
      '/case-studies/Menus%20%26%20Orders/',
      '/case-studies/Menus%20&%20Orders',
      '/case-studies/Menus%20&%20Orders/',
    ].map((from) => `${from} /case-studies/menus-orders/ 301`),
  )
})

/** Such a rule would apply to all pages in its folder, because Cloudflare looks for files last. */
test('no rule matches several addresses, whatever the title contains', () => {
  for (const line of linesOf('_redirects', 'Menus: *:all', 'A*:b & c')) {
    const [from, , status] = line.split(' ')
    expect(from).not.toMatch(/\*|:[a-z]/i)
    expect(status).toBe('301')
  }
})

test('a rule for files that never change replaces the rule for all files', () => {
  const lines = linesOf('_headers', 'Alpha')
  expect(lines.slice(0, 2)).toEqual(['/*', '  cache-control: public, max-age=0, must-revalidate'])
  expect(lines).toContain('  referrer-policy: same-origin')
  const immutable = ['  ! cache-control', '  cache-control: public, max-age=31536000, immutable']
  expect(lines.slice(-6)).toEqual(['/static/*', ...immutable, script, ...immutable])
})

test('a not-found page is the 404.html of its folder', () => {
  expect(buildCloudflareFiles(requirementsOf('Alpha')).renamed).toEqual({
    'case-studies/not-found/index.html': 'case-studies/404.html',
    '404.html': '404.html',
  })
})

test('warns if there are more rules than Cloudflare reads', () => {
  const former = Array.from({ length: 1100 }, (_, at) => `Former title ${at}`)
  expect(buildCloudflareFiles(requirementsOf('Alpha')).warnings).toEqual([])
  expect(buildCloudflareFiles(requirementsOf('Alpha', ...former)).warnings).toEqual([
    expect.stringMatching(
      /^Cloudflare reads only 2000 rules of _redirects; this site has \d{4}\.$/,
    ),
  ])
  const scripts = Array.from({ length: 99 }, (_, at) => `/s${at}-0123456789abcdef0123.js`)
  expect(buildCloudflareFiles({ ...requirementsOf('Alpha'), scripts }).warnings).toEqual([
    'Cloudflare reads only 100 rules of _headers; this site has 101.',
  ])
})
