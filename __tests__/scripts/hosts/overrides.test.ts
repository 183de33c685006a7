import { buildCloudflareFiles } from '../../../plugins/hosts/cloudflare'
import { buildNginxServer } from '../../../plugins/hosts/nginx'
import { buildVercelRoutes } from '../../../plugins/hosts/vercel'
import { requirementsOf } from './requirements'

/** Headers of some addresses replace those of the whole site, on every host. */

const headers = { 'content-security-policy': "script-src 'self'", 'x-robots-tag': 'noindex' }
const site = requirementsOf('Alpha')
const edited = { ...site, overrides: [{ path: '/admin/*', headers }] }
const shared = { 'referrer-policy': 'no-referrer' }
const withFile = { ...site, overrides: [{ path: '/icon.png', headers: shared }] }

test('Cloudflare drops the value of the whole site first', () => {
  const [, rules] = Object.entries(buildCloudflareFiles(edited).files).find(([path]) =>
    path.endsWith('/_headers'),
  ) ?? ['', '']
  expect(rules).toMatch(
    /\/admin\/\*\n {2}! content-security-policy\n {2}content-security-policy: script-src 'self'\n/,
  )
})

test('on Vercel the later rule applies', () => {
  const routes = buildVercelRoutes(edited)
  const sources = routes.map((route) => ('src' in route ? route.src : ''))
  expect(sources.indexOf('^/admin/.*$')).toBeGreaterThan(sources.indexOf('^/.*$'))
  expect(routes).toContainEqual({ src: '^/admin/.*$', headers, continue: true })
})

test('in nginx the location of the editor has all headers, each once', () => {
  const server = buildNginxServer(edited)
  const location = /location \^~ \/admin\/ \{\n([^}]*)\}/.exec(server)?.[1] ?? ''
  const names = [...location.matchAll(/add_header (\S+)/g)].map(([, name]) => name)
  expect(names.sort()).toEqual([
    'cache-control',
    'content-security-policy',
    'referrer-policy',
    'x-robots-tag',
  ])
  expect(location).toContain(`"script-src 'self'"`)
})

test('a path without "*" is a single address', () => {
  expect(Object.values(buildCloudflareFiles(withFile).files).join()).toContain(
    '/icon.png\n  ! referrer-policy\n  referrer-policy: no-referrer\n',
  )
  expect(buildVercelRoutes(withFile)).toContainEqual({
    src: String.raw`^/icon\.png$`,
    headers: shared,
    continue: true,
  })
  const server = buildNginxServer(withFile)
  const location = /location = \/icon\.png \{\n([^}]*)\}/.exec(server)?.[1] ?? ''
  expect(location).toContain('add_header referrer-policy "no-referrer" always;')
  expect(location).not.toContain('"same-origin"')
})

test('a site without overrides has no rule for any', () => {
  const all = [buildCloudflareFiles(site), buildVercelRoutes(site), buildNginxServer(site)]
  expect(JSON.stringify(all)).not.toContain('/admin/')
})
