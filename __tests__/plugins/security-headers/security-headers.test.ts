import { readFileSync } from 'node:fs'
import type { IAdapter } from 'gatsby'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  addStylePolicy,
  hashSource,
  injectedStyles,
  type OtherOrigins,
} from '../../../plugins/security-headers/content-security-policy'
import { buildSecurityHeaders, type Hsts } from '../../../plugins/security-headers/security-headers'
import { withSecurityHeaders } from '../../../plugins/security-headers/with-security-headers'
import { loadSite } from '../../../scripts/preview/site'
import { makeFolder, putFile } from '../../support/folder'

const { resolve: resolvePackage } = createRequire(__filename)

/** What Netlify's adapter makes of rules. */
const { processRoutesManifest } = jest.requireActual<{
  processRoutesManifest: (routes: [], rules: object) => { headers: string }
}>(join(dirname(resolvePackage('gatsby-adapter-netlify/package.json')), 'dist/route-handler.js'))

const noOrigins = { frames: [], scripts: [], connections: [], forms: [] }
const headersWith = (origins: Partial<OtherOrigins>, hsts?: Hsts) =>
  buildSecurityHeaders({ inlineScripts: ['a'], origins: { ...noOrigins, ...origins } }, hsts)

test('the policy allows the styles that react-calendly adds', () => {
  const entry = createRequire(__filename).resolve('react-calendly')
  const code = readFileSync(join(dirname(entry), 'index.es.js'), 'utf8')
  const [, literal = '""'] = /var css_248z = ("(?:[^"\\]|\\.)*");\nstyleInject/.exec(code) ?? []
  expect(hashSource(JSON.parse(literal) as string)).toBe(injectedStyles['react-calendly'])
})

test('a page that an earlier build made has one policy, for its present styles', () => {
  const pageWith = (css: string) => `<head><meta charSet="utf-8"/><style>${css}</style></head>`
  const page = addStylePolicy(pageWith('a {}'))
  expect(page).toContain(`content="style-src ${hashSource('a {}')} `)
  expect(addStylePolicy(page)).toBe(page)
  expect(addStylePolicy(page.replace('a {}', 'b {}'))).toBe(addStylePolicy(pageWith('b {}')))
})

const sources = `'self' ${hashSource('a')}`

test('every header has its value, and the policy allows only what each page of the site has', () => {
  const { 'content-security-policy': policy, ...headers } = headersWith({})
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${sources}`,
    // The policy in each page is stricter.
    "style-src 'unsafe-inline'",
    ...['img', 'font', 'connect', 'manifest'].map((type) => `${type}-src 'self'`),
    "frame-src 'none'",
    "form-action 'self'",
    ...['base-uri', 'object-src', 'frame-ancestors'].map((type) => `${type} 'none'`),
  ])
  const unused = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
  expect(headers).toEqual({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

const a = ['https://a.example']

test.each([
  [{ scripts: a }, `script-src ${sources} https://a.example`],
  [{}, "connect-src 'self'"],
  [{ connections: a }, "connect-src 'self' https://a.example"],
  [{ frames: a }, 'frame-src https://a.example'],
  [{ forms: a }, "form-action 'self' https://a.example"],
  [{ scripts: a, connections: a, frames: a, forms: a }, "img-src 'self'"],
])('with the origins %j the policy has %s', (origins, directive) => {
  const policy = headersWith(origins)['content-security-policy'] ?? ''
  expect(policy.split('; ')).toContain(directive)
})

test('other sites may show the files in static/, but no pages of a folder with the same name', async () => {
  const files = [
    ...['clients/a.svg', 'clients/b/c.svg', 'clients/d e.png', 'clients/license'],
    ...['services/a b.pdf', 'Årsrapport.pdf', 'logo.png', '_redirects'],
  ]
  const root = makeFolder(
    Object.fromEntries([
      ...files.flatMap((path) => [`static/${path}`, `public/${path}`].map((file) => [file, ''])),
      ...['index.html', 'services/index.html', 'static/1 å.avif'].map((path) => [
        `public/${path}`,
        '',
      ]),
    ]) as Record<string, string>,
  )
  const adapt = jest.fn<Promise<void>, Parameters<IAdapter['adapt']>>()
  const options = {
    ...{ pages: ['index.html'], shared: ['/social/*.png'] },
    settings: () => ({ origins: noOrigins }),
  }
  await withSecurityHeaders({ name: 'test', adapt }, root, options).adapt({
    headerRoutes: [],
  } as unknown as Parameters<IAdapter['adapt']>[0])
  const rules = adapt.mock.calls[0]?.[0].headerRoutes ?? []
  // Cloudflare Pages does not read the end of a long list.
  expect(rules.map(({ path }) => path)).toEqual([
    ...['/social/*.png', '/clients/*.svg', '/clients/*.png', '/clients/license', '/logo.png'],
    ...['/services/a b.pdf', '/Årsrapport.pdf', '/static/1 å.avif'],
  ])
  const { headers } = processRoutesManifest([], rules)
  putFile(root, 'public/_headers', headers)
  const { resolve } = await loadSite(join(root, 'public'))
  const isShared = (path: string): boolean =>
    resolve(path).headers['cross-origin-resource-policy'] === 'cross-origin'
  expect(
    [
      ...['/clients/a.svg', '/clients/b/c.svg', '/clients/d%20e.png', '/clients/license'],
      ...['/logo.png', '/services/a%20b.pdf', '/%C3%85rsrapport.pdf', '/social/a/b.png'],
    ].filter((path) => !isShared(path)),
  ).toEqual([])
  expect(
    ['/', '/clients-list/', '/clients/', '/social-media/', '/services/'].filter(isShared),
  ).toEqual([])
  expect(resolve('/static/1%20%C3%A5.avif').headers['cache-control']).toContain('immutable')
})

test('HTTPS is required of this host alone, unless data/site.json says otherwise', () => {
  const hstsOf = (hsts?: Hsts) => headersWith({}, hsts)['strict-transport-security']
  expect(hstsOf()).toBe('max-age=63072000')
  expect(hstsOf('includeSubDomains')).toBe('max-age=63072000; includeSubDomains')
  // The preload list accepts only domains with all their hosts.
  expect(hstsOf('preload')).toBe('max-age=63072000; includeSubDomains; preload')
})
