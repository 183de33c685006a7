import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeHostFiles } from '../../../plugins/hosts/write-host-files'
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
  'public/_redirects': redirectsOf('Menus & Orders'),
  'public/_gatsby/slices/_gatsby-scripts-1.html': '<script>load()</script>',
  [`public${script}`]: 'let a = 1',
  'public/index.html': page + form,
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
  script.slice(1),
  '404.html',
  'case-studies/menus-and-orders/index.html',
  'case-studies/not-found/index.html',
  'index.html',
  'page-data/404.html/page-data.json',
].sort()

const redirectPages = ['Menus & Orders', 'page/1'].map((name) => `case-studies/${name}/index.html`)

test.each([
  ['vercel', '.vercel/output/static', pages],
  ['nginx', 'dist/nginx/public', pages],
  ['static', 'dist/static', [...pages, ...redirectPages].sort()],
  [
    ...(['cloudflare', 'dist/cloudflare'] as const),
    ['_headers', '_redirects', ...pages]
      .map((path) => path.replace('not-found/index', '404'))
      .sort(),
  ],
] as const)("writes %s's folder, also over an older one", (host, folder, expected) => {
  writeHostFiles(host, root)
  expect(writeHostFiles(host, root).folder).toBe(folder)
  expect(listFiles(join(root, folder))).toEqual(expected)
})

test.each([
  ['cloudflare', 'dist/cloudflare/_headers', ['frame-src https://calendar.example', 'noindex']],
  ['vercel', '.vercel/output/config.json', ['frame-src https://calendar.example', 'noindex']],
  ['nginx', 'dist/nginx/server.conf', ['frame-src https://calendar.example', 'noindex']],
  ['static', 'dist/static/404.html', ['frame-src https://calendar.example']],
] as const)('%s has the headers of the build in %s', (host, file, headers) => {
  writeHostFiles(host, root)
  for (const header of headers) expect(readFileSync(join(root, file), 'utf8')).toContain(header)
})

describe('with rules of the owner', () => {
  const own = ['/blog/* https://blog.example/:splat 301', '/team /our-company/', '/% / 301']
  const block = `# gatsby-adapter-netlify start\n${files['public/_redirects']}\n# gatsby-adapter-netlify end\n`
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  beforeEach(() => {
    const rules = `# Ours\n${own.join('\n')}\n/app/* /app/404.html 404\n${block}`
    putFile(root, 'public/_redirects', rules)
    putFile(root, 'public/_headers', `/*\n  x-own: 1\n/admin/*\n  x-own: 2\n${headers}`)
  })

  test('Cloudflare gets them unchanged, before those of the site', () => {
    expect(writeHostFiles('cloudflare', root).warnings).toHaveLength(1)
    expect(read('dist/cloudflare/_redirects').startsWith(own.join('\n'))).toBe(true)
    expect(read('dist/cloudflare/_headers').match(/^\/admin\/\*$/gm)).toHaveLength(1)
    expect(read('dist/cloudflare/_headers')).toMatch(/^\/\*\n(?: .*\n)* {2}x-own: 1\n/)
  })

  test('other hosts redirect single addresses, and name the rules that they cannot have', () => {
    for (const host of ['vercel', 'nginx', 'static'] as const)
      expect(writeHostFiles(host, root).warnings.join('\n')).toMatch(
        /"\/blog\/\*.*\n.*"\/% .*\n.*"\/app\/\*/,
      )
    expect(read('dist/nginx/maps.conf')).toContain('"~^/team/?$" "/our-company/"')
    expect(read('dist/static/team/index.html')).toContain('url=/our-company/')
    expect(read('.vercel/output/config.json')).toContain('(?:/team)/?$')
    expect(read('.vercel/output/config.json')).not.toContain('/app/')
  })
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
