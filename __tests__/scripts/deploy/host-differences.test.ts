import { type Expected, expectedFor } from '../../../scripts/deploy/expected'

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
