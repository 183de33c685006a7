import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import schema from '../../../plugins/content/schemas/site.json'
import {
  forHost,
  hostNames,
  selectedHost,
  writeHostFiles,
} from '../../../plugins/hosts/write-host-files'
import { listFiles } from '../../../plugins/content/core/list-files'
import { makeFolder, putFile } from '../../support/folder'
import { redirectsOf, script } from './requirements'

const page = '<head><meta charset="utf-8"></head><div id="___gatsby"></div>'
const form = '<form method="post" data-netlify="true"></form>'
const headers =
  '/*\n  content-security-policy: frame-src https://calendar.example\n/admin/*\n  x-robots-tag: noindex\n'

const files = {
  'data/site.json': '{ "url": "https://www.agency.com" }',
  'public/_headers': headers,
  'public/_redirects': redirectsOf(['Menus & Orders']),
  'public/_gatsby/slices/_gatsby-scripts-1.html': '<script>load()</script>',
  [`public${script}`]: 'let a = 1',
  'public/index.html': page + form,
  'public/.well-known/security.txt': 'Contact: mailto:security@agency.example',
  'public/404.html': `${page}any`,
  'public/page-data/404.html/page-data.json': '{}',
  'public/case-studies/not-found/index.html': `${page}case study`,
  'public/case-studies/menus-and-orders/index.html': page,
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
    putFile(root, 'public/_headers', `/*\n  x-own: 1\n/admin/*\n  x-own: 2\n${headers}`)
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
