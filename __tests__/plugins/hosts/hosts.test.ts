import { readFileSync } from 'node:fs'
import type { IAdapter } from 'gatsby'
import { parse } from 'node-html-parser'
import { join } from 'node:path'
import { listFiles } from '../../../plugins/content/core/list-files'
import { pathOfTitle } from '../../../plugins/content/core/page-path'
import { buildRedirects } from '../../../plugins/content/core/pages/build-redirects'
import schema from '../../../plugins/content/schemas/site.json'
import { buildCloudflareFiles } from '../../../plugins/hosts/cloudflare'
import type { HostFiles } from '../../../plugins/hosts/host-files'
import {
  buildHostRequirements,
  type HostRequirements,
} from '../../../plugins/hosts/host-requirements'
import { buildNginxFiles } from '../../../plugins/hosts/nginx'
import { buildStaticFiles } from '../../../plugins/hosts/static-server'
import { buildVercelFiles } from '../../../plugins/hosts/vercel'
import {
  forHost,
  hostNames,
  selectedHost,
  writeHostFiles,
} from '../../../plugins/hosts/write-host-files'
import { makeFolder, putFile } from '../../support/folder'

/** The script of the small site that is cached forever. */
const script = '/app-0123456789abcdef0123.js'

/** The headers of the editor and of one picture, which replace those of the whole site. */
const editorHeaders = {
  'content-security-policy': "script-src 'self'",
  'x-robots-tag': 'noindex',
}
const iconHeaders = { 'referrer-policy': 'no-referrer' }
const headers = `/*
  content-security-policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'
  referrer-policy: same-origin
`
const overrides = `/admin/*
  content-security-policy: script-src 'self'
  x-robots-tag: noindex
/icon.png
  referrer-policy: no-referrer
`

/** The _redirects of a site with one case study, which has former titles; `own` are the owner's. */
const redirectsOf = (titles: readonly string[], own: readonly string[] = []): string => {
  const [title = '', ...formerTitles] = titles
  const entry = {
    id: '1',
    type: 'CaseStudy',
    file: 'case-studies/a.json',
    path: pathOfTitle(title, { language: 'en' }),
    parentPath: null,
    taggedPaths: [],
    content: { title, formerTitles },
  }
  const lines = buildRedirects([entry]).map(
    ({ fromPath, toPath, statusCode, force }) =>
      `${fromPath}  ${toPath}  ${statusCode}${force ? '!' : ''}`,
  )
  const block = ['# gatsby-adapter-netlify start', ...lines, '', '# gatsby-adapter-netlify end']
  return [...own, ...block, ''].join('\n')
}

/** The requirements of that site. */
const requirementsOf = (...titles: string[]): HostRequirements =>
  buildHostRequirements(
    'https://www.agency.com',
    redirectsOf(titles),
    `${headers}${overrides}${script}\n  cache-control: public, max-age=31536000, immutable\n`,
  )

/** What each host is told; the rules for Vercel are tried in order, so vercel.test.ts applies them. */

const site = requirementsOf('Menus & Orders')
const to = '/case-studies/menus-and-orders/'

const textOf = ({ files }: HostFiles): string => Object.values(files).join('\n')

test('lists a moved address once, with every encoding that browsers send', () => {
  const { moved } = requirementsOf('Menus & Orders', 'Old Menus')
  expect(moved).toEqual([
    {
      path: '/case-studies/Menus & Orders',
      spellings: ['/case-studies/Menus%20%26%20Orders', '/case-studies/Menus%20&%20Orders'],
      to,
    },
    { path: '/case-studies/Old Menus', spellings: ['/case-studies/Old%20Menus'], to },
    // A former page, whose address had a slash at its end.
    { path: '/case-studies/old-menus', spellings: ['/case-studies/old-menus'], to },
    { path: '/case-studies/page/1', spellings: ['/case-studies/page/1'], to: '/case-studies/' },
  ])
})

/** A rule replaces the values of others only with "!"; redirects have every spelling of a title. */
test('Cloudflare redirects moved addresses, caches files with a hash, and sends all headers', () => {
  expect(textOf(buildCloudflareFiles(site))).toBe(`\
/case-studies/Menus%20%26%20Orders ${to} 301
/case-studies/Menus%20%26%20Orders/ ${to} 301
/case-studies/Menus%20&%20Orders ${to} 301
/case-studies/Menus%20&%20Orders/ ${to} 301
/case-studies/page/1 /case-studies/ 301
/case-studies/page/1/ /case-studies/ 301

/*
  cache-control: public, max-age=0, must-revalidate
  content-security-policy: default-src 'none'; img-src 'self'; frame-ancestors 'none'
  referrer-policy: same-origin
  ! access-control-allow-origin
/static/*
  ! cache-control
  cache-control: public, max-age=31536000, immutable
${script}
  ! cache-control
  cache-control: public, max-age=31536000, immutable
/admin/*
  ! content-security-policy
  content-security-policy: script-src 'self'
  ! x-robots-tag
  x-robots-tag: noindex
/icon.png
  ! referrer-policy
  referrer-policy: no-referrer
`)
})

/** The variables contain the name of the site, because a server may have several. */
test('nginx redirects decoded addresses, and caches files with a hash', () => {
  expect(buildNginxFiles(site).files['maps.conf']).toBe(`\
map $uri $www_agency_com_redirect {
  default "";
  "~^/case-studies/Menus & Orders/?$" "${to}";
  "~^/case-studies/page/1/?$" "/case-studies/";
}

map $uri $www_agency_com_cache {
  default "public, max-age=0, must-revalidate";
  "~^/static/" "public, max-age=31536000, immutable";
  "~^/[\\w-]+-[0-9a-f]{20}\\.js$" "public, max-age=31536000, immutable";
}
`)
})

/** A location with a header of its own has none of the server's; not-found pages are internal. */
test('nginx sends all headers everywhere, and not-found pages for their folders', () => {
  const server = buildNginxFiles(site).files['server.conf'] ?? ''
  const lines = server
    .split('\n')
    .filter((line) => /add_header|location [/=^~]|404|internal|return|^}/.test(line))
  expect(lines.filter((line) => !line.includes('types')).join('\n')).toBe(`\
add_header content-security-policy "default-src 'none'; img-src 'self'; frame-ancestors 'none'" always;
add_header referrer-policy "same-origin" always;
add_header cache-control "$www_agency_com_cache" always;
if ($www_agency_com_redirect) { return 301 $www_agency_com_redirect$is_args$args; }
error_page 403 404 =404 /404.html;
location /case-studies/ { error_page 403 404 =404 /case-studies/not-found/index.html; }
location = /case-studies/not-found/index.html { internal; }
location ~ ^/case-studies/not-found(?:/|$) { error_page 404 /case-studies/not-found/index.html; return 404; }
location = /404.html { internal; }
location ~ ^/404(?:/|$) { error_page 404 /404.html; return 404; }
location ^~ /admin/ {
  add_header content-security-policy "script-src 'self'" always;
  add_header referrer-policy "same-origin" always;
  add_header cache-control "$www_agency_com_cache" always;
  add_header x-robots-tag "noindex" always;
}
location = /icon.png {
  add_header content-security-policy "default-src 'none'; img-src 'self'; frame-ancestors 'none'" always;
  add_header referrer-policy "no-referrer" always;
  add_header cache-control "$www_agency_com_cache" always;
}`)
})

test('in nginx the characters of a title match literally', () => {
  for (const [title, pattern] of [
    ['A: "50%" {é}', String.raw`A: \"50%\" \\{é\\}`],
    ['Owner’s app – বাংলা 🦀', 'Owner’s app – বাংলা 🦀'],
  ] as const)
    expect(textOf(buildNginxFiles(requirementsOf(title)))).toContain(
      `"~^/case-studies/${pattern}/?$" "/case-studies/`,
    )
})

/** Such a rule would apply to all pages in its folder, because Cloudflare looks for files last. */
test('on Cloudflare no redirect matches several addresses, whatever the title contains', () => {
  const { files } = buildCloudflareFiles(requirementsOf('Menus: *:all', 'A*:b & c'))
  for (const line of (files._redirects ?? '').trimEnd().split('\n'))
    expect(line).toMatch(/^(?:[^*: ]|:(?![a-z]))+ \S+ 301$/i)
})

test('warns if there are more rules than Cloudflare reads', () => {
  const former = Array.from({ length: 1100 }, (_, at) => `Former title ${at}`)
  const scripts = Array.from({ length: 99 }, (_, at) => `/s${at}-0123456789abcdef0123.js`)
  const warnings = (requirements: HostRequirements) => buildCloudflareFiles(requirements).warnings
  expect(warnings(requirementsOf('Alpha'))).toEqual([])
  expect(warnings(requirementsOf('Alpha', ...former))).toEqual([
    expect.stringMatching(
      /^Cloudflare reads only 2000 rules of _redirects; this site has \d{4}\.$/,
    ),
  ])
  expect(warnings({ ...requirementsOf('Alpha'), scripts })).toEqual([
    'Cloudflare reads only 100 rules of _headers; this site has 103.',
  ])
})

test('a plain server has a page for each redirect, at its decoded address', () => {
  const { files } = buildStaticFiles(site)
  const html = files['/case-studies/Menus & Orders/index.html'] ?? ''
  const valueOf = (selector: string, name: string) =>
    parse(html).querySelector(selector)?.getAttribute(name)
  expect(valueOf('meta[http-equiv="refresh"]', 'content')).toBe(`0; url=${to}`)
  expect(valueOf('link[rel="canonical"]', 'href')).toBe(`https://www.agency.com${to}`)
  expect(valueOf('meta[name="robots"]', 'content')).toBe('noindex')
  expect(valueOf('a', 'href')).toBe(to)
})

test('a title that cannot be a folder name gets no page, and no page is outside of the folder', () => {
  const { files } = buildStaticFiles(requirementsOf('../../up', 'é'.repeat(200)))
  for (const file of Object.keys(files)) {
    expect(file).not.toContain('..')
    expect(file.length).toBeLessThan(300)
  }
})

test('a page contains the policy as far as possible, before everything that it applies to', () => {
  const { rewritePage } = buildStaticFiles(site)
  const body = '<div id="___gatsby"></div>'
  const html = rewritePage?.(`<head><meta charSet="utf-8"/><style>a{}</style></head>${body}`) ?? ''
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><meta http-equiv="content-security-policy"/)
  expect(parse(html).querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
    "default-src 'none'; img-src 'self'",
  )
  expect(html).toContain('<meta name="referrer" content="same-origin">')
  expect(() => rewritePage?.(`<head></head>${body}`)).toThrow('charset')
  // A file of the owner's.
  expect(rewritePage?.('google-site-verification: g.html')).toBe('google-site-verification: g.html')
})

/** A route of Vercel's Build Output API: https://vercel.com/docs/build-output-api/configuration */
type Route =
  | { handle: 'filesystem' | 'hit' }
  | {
      src: string
      dest?: string
      status?: number
      headers?: Record<string, string>
      continue?: true
      important?: true
    }

function routesOf(requirements: HostRequirements): Route[] {
  const { 'config.json': text = '' } = buildVercelFiles(requirements).files
  const { version, routes } = JSON.parse(text) as { version: number; routes: Route[] }
  expect(version).toBe(3)
  return routes
}

/**
 * The response to an address by the rules before Vercel looks for a file, and by those after it.
 * @param hasFile whether Vercel finds a file, and so applies the rules for a hit
 */
function answersAt(address: string, title: string, hasFile = false) {
  const headers: Record<string, string> = {}
  const found: { status?: number; dest?: string }[] = []
  let matched = false
  let afterFile = false
  for (const route of routesOf(requirementsOf(title))) {
    if ('handle' in route) {
      if (route.handle === 'hit' && !hasFile) break
      matched = false
      afterFile = route.handle === 'hit'
      continue
    }
    const match = new RegExp(route.src, 'i').exec(address)
    if (!match || matched) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      if (!afterFile || route.important) headers[name] = value.replace('$1', match[1] ?? '')
    if (route.continue) continue
    matched = true
    found.push({ status: route.status, ...(route.dest && { dest: route.dest }) })
  }
  const { location, ...others } = headers
  return { answer: { ...found[0], ...(location && { location }) }, headers: others }
}

const menus = 'Menus & Orders'
const moved = { status: 301, location: '/case-studies/menus-and-orders/' }
const odd = 'C++ (2.0) [beta]?'
const notFound = { status: 404, dest: '/404.html' }
const caseStudyNotFound = { status: 404, dest: '/case-studies/not-found/index.html' }

test.each<[address: string, title: string, answer: object]>([
  ['/case-studies/Menus%20%26%20Orders', menus, moved],
  ['/case-studies/Menus%20&%20Orders/', menus, moved],
  ['/case-studies/Menus & Orders', menus, moved],
  // The characters of a title match literally.
  [`/case-studies/${encodeURIComponent(odd)}`, odd, { status: 301 }],
  ['/case-studies/C%2B%2B%20(2x0)%20%5Bbeta%5D', odd, { status: 308 }],
  // A title of one word does not redirect to itself, because patterns ignore case.
  ['/case-studies/Alpha', 'Alpha', { status: 301, location: '/case-studies/alpha/' }],
  ['/case-studies/alpha/', 'Alpha', { status: 404 }],
  ['/404', 'Alpha', notFound],
  ['/404/', 'Alpha', notFound],
  ['/404.html', 'Alpha', notFound],
  ['/nowhere/', 'Alpha', notFound],
  ['/case-studies/not-found/', 'Alpha', caseStudyNotFound],
  ['/case-studies/not-found/index.html', 'Alpha', caseStudyNotFound],
  ['/case-studies/a/b/', 'Alpha', caseStudyNotFound],
  // A page has one address, with a slash.
  ['/our-company/security', 'Alpha', { status: 308, location: '/our-company/security/' }],
])('%s on a site with the case study "%s" answers %j', (address, title, answer) => {
  expect(answersAt(address, title).answer).toMatchObject(answer)
})

const cached = { 'cache-control': 'public, max-age=31536000, immutable' }
const changing = { 'cache-control': 'public, max-age=0, must-revalidate' }

test.each<[address: string, what: 'a file' | 'no file', headers: object]>([
  ['/', 'a file', { ...changing, 'referrer-policy': 'same-origin' }],
  ['/page-data/app-data.json', 'a file', changing],
  ['/own-script.js', 'a file', changing],
  [script, 'a file', { ...cached, 'referrer-policy': 'same-origin' }],
  ['/static/font.woff2', 'a file', cached],
  [script, 'no file', changing],
  ['/static/font.woff2', 'no file', changing],
  ['/admin/index.html', 'a file', editorHeaders],
  ['/icon.png', 'a file', iconHeaders],
  ['/icons.png', 'a file', { 'referrer-policy': 'same-origin' }],
])('%s with %s has the headers %j', (address, what, headers) => {
  expect(answersAt(address, 'Alpha', what === 'a file').headers).toMatchObject(headers)
})

test.each(
  ['/কাজ/none/', '/কাজ/not-found', '/কাজ/not-found/'].flatMap((path) => [path, encodeURI(path)]),
)('%s has the not-found page of its folder, whose name is in other letters', (address) => {
  const rule = encodeURI('/কাজ/*  /কাজ/not-found/  404').replaceAll('%20', ' ')
  const redirects = `# gatsby-adapter-netlify start\n${rule}\n# gatsby-adapter-netlify end\n`
  const [first] = routesOf(buildHostRequirements('', redirects, '')).filter(
    (route) => 'dest' in route && new RegExp(route.src).test(address),
  )
  expect(first).toMatchObject({ dest: '/কাজ/not-found/index.html', status: 404 })
})

const htmlPage = '<head><meta charset="utf-8"></head><div id="___gatsby"></div>'
const htmlForm = '<form method="post" data-netlify="true"></form>'
const builtHeaders =
  '/*\n  content-security-policy: frame-src https://calendar.example\n/admin/*\n  x-robots-tag: noindex\n'

const files = {
  'data/site.json': '{ "url": "https://www.agency.com" }',
  'public/_headers': builtHeaders,
  'public/_redirects': redirectsOf(['Menus & Orders']),
  'public/_gatsby/slices/_gatsby-scripts-1.html': '<script>load()</script>',
  [`public${script}`]: 'let a = 1',
  'public/index.html': htmlPage + htmlForm,
  'public/.well-known/security.txt': 'Contact: mailto:security@agency.example',
  'public/404.html': `${htmlPage}any`,
  'public/page-data/404.html/page-data.json': '{}',
  'public/case-studies/not-found/index.html': `${htmlPage}case study`,
  'public/case-studies/menus-and-orders/index.html': htmlPage,
}

let root = ''

beforeEach(() => {
  root = makeFolder(files)
})

const pages = [
  '.well-known/security.txt',
  script.slice(1),
  '404.html',
  'case-studies/menus-and-orders/index.html',
  'case-studies/not-found/index.html',
  'index.html',
  'page-data/404.html/page-data.json',
]

const inFolder = (name: string) => pages.map((path) => `${name}/${path}`)
const redirectPages = ['Menus & Orders', 'page/1'].map((name) => `case-studies/${name}/index.html`)

test.each([
  ['vercel', '.vercel/output', ['config.json', ...inFolder('static')]],
  ['nginx', 'dist/nginx', ['maps.conf', 'server.conf', ...inFolder('public')]],
  ['static', 'dist/static', [...pages, ...redirectPages]],
  [
    ...(['cloudflare', 'dist/cloudflare'] as const),
    ['_headers', '_redirects', ...pages.map((path) => path.replace('not-found/index', '404'))],
  ],
] as const)("writes %s's folder, also over an older one", (host, folder, expected) => {
  putFile(root, `${folder}/older.html`)
  expect(writeHostFiles(host, root).folder).toBe(folder)
  expect(listFiles(join(root, folder)).sort()).toEqual([...expected].sort())
})

test('the pages for a plain server have the policy of the build', () => {
  writeHostFiles('static', root)
  expect(readFileSync(join(root, 'dist/static/404.html'), 'utf8')).toContain(
    'content="frame-src https://calendar.example"',
  )
})

describe('with rules of the owner', () => {
  const simple = ['/team /our-company/', '/case-studies/page/1 /team/']
  const others = [
    '/blog/* https://blog.example/:splat 301',
    '/% / 301',
    '/app/* /app/404.html 404',
    '/sale /offers/ 302',
    '/here /there/ 301 Country=bd',
  ]
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  beforeEach(() => {
    const rules = redirectsOf(['Menus & Orders'], ['# Ours', ...simple, ...others])
    putFile(root, 'public/_redirects', rules)
    putFile(root, 'public/_headers', `/*\n  x-own: 1\n/admin/*\n  x-own: 2\n${builtHeaders}`)
  })

  test('Cloudflare gets them unchanged, before those of the site', () => {
    expect(writeHostFiles('cloudflare', root).warnings).toHaveLength(1)
    expect(read('dist/cloudflare/_redirects').startsWith([...simple, ...others].join('\n'))).toBe(
      true,
    )
    expect(read('dist/cloudflare/_headers').match(/^\/admin\/\*$/gm)).toHaveLength(1)
    expect(read('dist/cloudflare/_headers')).toMatch(/^\/\*\n(?: .*\n)* {2}x-own: 1\n/)
  })

  test('other hosts redirect single addresses, and name the rules that they cannot have', () => {
    for (const host of ['vercel', 'nginx', 'static'] as const)
      expect(writeHostFiles(host, root).warnings.slice(1)).toEqual(
        others.map((line) => expect.stringContaining(`"${line}" has no effect`) as string),
      )
    expect(read('dist/nginx/maps.conf')).toContain('"~^/team/?$" "/our-company/"')
    expect(read('dist/static/team/index.html')).toContain('url=/our-company/')
    // The owner's rule for an address is before that of the site.
    expect(read('dist/static/case-studies/page/1/index.html')).toContain('url=/team/')
    expect(read('dist/nginx/maps.conf')).toMatch(/page\/1[^ ]* "\/team\/"[^]*page\/1[^ ]* "\/case-/)
    expect(read('.vercel/output/config.json')).toContain('(?:/team)/?$')
    expect(read('.vercel/output/config.json')).not.toContain('/app/')
  })
})

test('a page in place of a redirect replaces no page of the site', () => {
  putFile(root, 'public/_redirects', '/case-studies/menus-and-orders / 301\n')
  writeHostFiles('static', root)
  const file = join(root, 'dist/static/case-studies/menus-and-orders/index.html')
  expect(readFileSync(file, 'utf8')).toContain('___gatsby')
})

test("Cloudflare's not-found pages keep their texts", () => {
  writeHostFiles('cloudflare', root)
  const read = (file: string) => readFileSync(join(root, 'dist/cloudflare', file), 'utf8')
  expect(read('404.html')).toBe(files['public/404.html'])
  expect(read('case-studies/404.html')).toBe(files['public/case-studies/not-found/index.html'])
})

test('warns of a form without a receiver', () => {
  expect(writeHostFiles('nginx', root).warnings).toEqual([
    expect.stringMatching(/^\/index\.html: .*Netlify Forms.*"receiver"/),
  ])
})

test('the schema of data/site.json has the same hosts', () => {
  expect(schema.properties.host.enum).toEqual([...hostNames])
})

const siteWith = (site: object): string =>
  makeFolder({ 'data/site.json': JSON.stringify({ url: 'https://www.agency.com', ...site }) })

test.each([
  ['the command line', { host: 'vercel' }, 'nginx', 'nginx'],
  ['data/site.json', { host: 'vercel' }, undefined, 'vercel'],
  ['neither', {}, undefined, 'netlify'],
])('the host is named by %s', (_by, site, named, host) => {
  expect(selectedHost(siteWith(site), named)).toBe(host)
})

test.each(['', 'apache'])('the host "%s" is refused', (name) => {
  expect(() => selectedHost(root, name)).toThrow(
    `There is no host "${name}". Choose one of netlify, cloudflare, vercel, nginx, static.`,
  )
})

test('a build for Netlify has its own adapter, and one for another host writes its folder too', async () => {
  const netlify = { name: 'netlify', adapt: jest.fn() } as unknown as IAdapter
  expect(forHost(netlify, root)).toBe(netlify)
  const reporter = { info: jest.fn(), warn: jest.fn() }
  await forHost(netlify, root, 'nginx').adapt({ reporter } as unknown as Parameters<
    IAdapter['adapt']
  >[0])
  expect(netlify.adapt).toHaveBeenCalledTimes(1)
  expect(reporter.info).toHaveBeenCalledWith('For nginx: dist/nginx/')
  expect(listFiles(join(root, 'dist/nginx'))).toContain('public/404.html')
})
