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

/**
 * Writes the headers of a site as Netlify's adapter does, and returns the paths of their rules and
 * the served site.
 */
async function writeHeaders(staticFiles: readonly string[], builtFiles: readonly string[]) {
  const files = [
    ...staticFiles.flatMap((path) => [`static/${path}`, `public/${path}`]),
    ...['index.html', ...builtFiles].map((path) => `public/${path}`),
  ]
  const root = makeFolder(Object.fromEntries(files.map((file) => [file, ''])))
  const paths: string[] = []
  const adapter: IAdapter = {
    name: 'test',
    adapt: ({ headerRoutes }) => {
      paths.push(...headerRoutes.map(({ path }) => path))
      putFile(root, 'public/_headers', processRoutesManifest([], headerRoutes).headers)
    },
  }
  const options = {
    ...{ pages: ['index.html'], shared: ['/social/*.png'] },
    settings: () => ({ origins: noOrigins }),
  }
  await withSecurityHeaders(adapter, root, options).adapt({
    headerRoutes: [],
  } as unknown as Parameters<IAdapter['adapt']>[0])
  const { resolve } = await loadSite(join(root, 'public'))
  const headerOf = (name: string) => (path: string) => resolve(path).headers[name]
  const policyOf = headerOf('cross-origin-resource-policy')
  return {
    paths,
    isShared: (path: string): boolean => policyOf(path) === 'cross-origin',
    isImmutable: (path: string): boolean =>
      headerOf('cache-control')(path)?.includes('immutable') === true,
  }
}

test('other sites may show the files in static/, but no pages of a folder with the same name', async () => {
  const { paths, isShared, isImmutable } = await writeHeaders(
    [
      ...['clients/a.svg', 'clients/b/c.svg', 'clients/d e.png', 'clients/license'],
      ...['services/a b.pdf', 'Årsrapport.pdf', 'logo.png', '_redirects'],
    ],
    ['services/index.html', 'static/1 å.avif'],
  )
  // Cloudflare Pages does not read the end of a long list.
  expect(paths).toEqual([
    ...['/social/*.png', '/clients/*.svg', '/clients/*.png', '/clients/license', '/logo.png'],
    ...['/services/a b.pdf', '/Årsrapport.pdf', '/static/1 å.avif'],
  ])
  expect(
    [
      ...['/clients/a.svg', '/clients/b/c.svg', '/clients/d%20e.png', '/clients/license'],
      ...['/logo.png', '/services/a%20b.pdf', '/%C3%85rsrapport.pdf', '/social/a/b.png'],
    ].filter((path) => !isShared(path)),
  ).toEqual([])
  expect(
    ['/', '/clients-list/', '/clients/', '/social-media/', '/services/'].filter(isShared),
  ).toEqual([])
  expect(isImmutable('/static/1%20%C3%A5.avif')).toBe(true)
})

test.each([
  ['C# report.pdf', '/C%23%20report.pdf'],
  ['what?.png', '/what%3F.png'],
  ['a?b#c d.png', '/a%3Fb%23c%20d.png'],
  ['50%-off.png', '/50%25-off.png'],
  ['100 %.pdf', '/100%20%25.pdf'],
  ['%23.png', '/%2523.png'],
  ['a%2Fb.png', '/a%252Fb.png'],
  ['price?/50 %/a.png', '/price%3F/50%20%25/a.png'],
  [' a.png', '/%20a.png'],
  ['+ &=~.png', '/+%20&=~.png'],
  ['a [1] (b)|c.png', '/a%20[1]%20(b)|c.png'],
  ['_press/kit.zip', '/_press/kit.zip'],
  ['.well-known/security.txt', '/.well-known/security.txt'],
  ['static/logo.png', '/static/logo.png'],
  ['social/a.svg', '/social/a.svg'],
])('other sites may show static/%s at its address, and no other file', async (file, address) => {
  const { isShared, isImmutable } = await writeHeaders(
    [file],
    ['static/b-1.png', 'social/index.html'],
  )
  expect(isShared(address)).toBe(true)
  const others = ['C', 'what', 'a', 'a/b.png', '50', '%23.png', 'price/', 'static/b-1.png', 'press']
  expect(others.map((path) => `/${path}`).filter(isShared)).toEqual([])
  // Its name stays when its content changes.
  expect(isImmutable(address)).toBe(false)
})

test.each(['*.png', 'a*.png', ':a.png', 'press/:name/a.png', ':press/a.png'])(
  'static/%s, whose name is a pattern in a rule, gets no rule',
  async (file) => {
    const { paths, isShared } = await writeHeaders([file], [])
    expect(paths).toEqual(['/social/*.png'])
    expect(['/b.png', '/press/b/a.png', '/press/a.png', '/ab.png'].filter(isShared)).toEqual([])
  },
)

test('HTTPS is required of this host alone, unless data/site.json says otherwise', () => {
  const hstsOf = (hsts?: Hsts) => headersWith({}, hsts)['strict-transport-security']
  expect(hstsOf()).toBe('max-age=63072000')
  expect(hstsOf('includeSubDomains')).toBe('max-age=63072000; includeSubDomains')
  // The preload list accepts only domains with all their hosts.
  expect(hstsOf('preload')).toBe('max-age=63072000; includeSubDomains; preload')
})
