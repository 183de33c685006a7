import { parse } from 'node-html-parser'
import { buildStaticFiles } from '../../../plugins/hosts/static-server'
import { requirementsOf } from './requirements'

test('has a page for each redirect, at its decoded address', () => {
  const { redirectPages = {} } = buildStaticFiles(requirementsOf('Menus & Orders'))
  expect(Object.keys(redirectPages)).toEqual(['dist/static/case-studies/Menus & Orders/index.html'])
  const page = parse(redirectPages['dist/static/case-studies/Menus & Orders/index.html'] ?? '')
  const to = '/case-studies/menus-orders/'
  expect(page.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe(
    `0; url=${to}`,
  )
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `https://www.agency.com${to}`,
  )
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  expect(page.querySelector('a')?.getAttribute('href')).toBe(to)
})

test('a title that cannot be a folder name gets no page, and no page is outside of the folder', () => {
  const { redirectPages = {} } = buildStaticFiles(requirementsOf('../../up', 'é'.repeat(200)))
  for (const file of Object.keys(redirectPages)) {
    expect(file).not.toContain('..')
    expect(file.length).toBeLessThan(300)
  }
})

test('a page contains the policy as far as possible, before everything that it applies to', () => {
  const { rewritePage } = buildStaticFiles(requirementsOf('Alpha'))
  const html = rewritePage?.('<head><meta charSet="utf-8"/><style>a{}</style></head>') ?? ''
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><meta http-equiv="content-security-policy"/)
  const policy = parse(html).querySelector('meta[http-equiv]')?.getAttribute('content')
  expect(policy).toBe("default-src 'none'; img-src 'self'")
  expect(html).toContain('<meta name="referrer" content="same-origin">')
})

test('refuses a page without a place for the policy', () => {
  expect(() => buildStaticFiles(requirementsOf('Alpha')).rewritePage?.('<head></head>')).toThrow(
    'charset',
  )
})
