import { join } from 'node:path'
import { loadSite, type Site } from '../../../scripts/preview/site'
import { makeFolder } from '../../support/folder'

const redirects = `
# a comment
/works/Menus%20%26%20Orders  /works/menus-and-orders/  301
/old/*            /new/:splat       302
/found?           /works/           301
/works/gone/*     /works/lost/index.html 404!
/works/*          /works/lost/index.html 404
/alias            /works/           200
/about/*          /shadowed/        301
/ p=12            /works/           301!
/away             https://elsewhere.example/page?x=1 302
https://agency.netlify.app/*  https://www.agency.example/:splat  301!
not a rule at all
`

const headers = `
/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=0
/assets/*
  cache-control: public, max-age=31536000, immutable
`

const toml = '[[redirects]]\nfrom = "/from-toml"\nto = "/works/"\nstatus = 301\n'

let folder: string
let site: Site

beforeAll(async () => {
  const files = {
    _redirects: redirects,
    _headers: headers,
    'index.html': 'home',
    '404.html': 'nowhere',
    'works/index.html': 'works',
    'works/lost/index.html': 'lost',
    'works/gone/index.html': 'gone',
    'about/index.html': 'about',
    'plain.html': 'plain',
    'empty/picture.png': 'png',
    'a b/ü.txt': 'text',
  }
  const inSite = Object.entries(files).map(([path, text]): [string, string] => [
    `site/${path}`,
    text,
  ])
  // A file next to the folder, which no address may reach.
  folder = join(makeFolder({ 'netlify.toml': toml, ...Object.fromEntries(inSite) }), 'site')
  site = await loadSite(folder)
})

const answer = (path: string) => {
  const { headers: _headers, file, ...rest } = site.resolve(path)
  return { ...rest, ...(file ? { file: file.slice(folder.length + 1).replaceAll('\\', '/') } : {}) }
}

const file = (name: string, status = 200) => ({ status, file: name })
const to = (location: string, status = 301) => ({ status, location })

test.each([
  ['/', file('index.html')],
  ['/works/', file('works/index.html')],
  ['/works/?page=2', file('works/index.html')],
  ['/works', to('/works/')],
  ['/plain', file('plain.html')],
  ['/a%20b/%C3%BC.txt', file('a b/ü.txt')],
])('files: %s', (path, expected) => {
  expect(answer(path)).toEqual(expected)
})

test.each([
  ['an unknown path', '/nothing/'],
  ['a folder without an index', '/empty/'],
  ["the rules' own files, encoded", '/%5Fheaders'],
  ['an encoded way out', '/%2e%2e/netlify.toml'],
  ['a malformed path', '/%E0%A4%A'],
])('the not-found page for %s', (_, path) => {
  expect(answer(path)).toEqual(file('404.html', 404))
})

test.each([
  ['/works/Menus%20%26%20Orders', to('/works/menus-and-orders/')],
  ['/works/%4denus%20&%20Orders?utm=1', to('/works/menus-and-orders/?utm=1')],
  ['/old/a/b%20c', to('/new/a/b%20c', 302)],
  ['/away?utm=1', to('https://elsewhere.example/page?x=1', 302)],
  ['/from-toml', to('/works/')],
  ['/alias', file('works/index.html')],
])('rules: %s', (path, expected) => {
  expect(answer(path)).toEqual(expected)
})

test('a rule with a query applies only to addresses with it', () => {
  expect(answer('/')).toEqual(file('index.html'))
  expect(answer('/?p=13')).toEqual(file('index.html'))
  expect(answer('/?p=12')).toMatchObject({ status: 301 })
})

test('a file takes precedence over a rule, a forced rule over a file', () => {
  expect(answer('/about/')).toEqual(file('about/index.html'))
  expect(answer('/works/unknown')).toEqual(file('works/lost/index.html', 404))
  expect(answer('/works/gone/')).toEqual(file('works/lost/index.html', 404))
})

test('the last matching header rule applies', () => {
  expect(site.resolve('/works/').headers).toEqual({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=0',
  })
  expect(site.resolve('/assets/a.css').headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('reports rules that Netlify would ignore', () => {
  expect(site.errors).toEqual([expect.stringContaining('not a rule at all')])
})

test.each([
  ['/', { 'accept-language': 'de-AT, de;q=0.9, en;q=0.5' }, '/austria/'],
  ['/', { 'accept-language': 'de' }, '/german/'],
  ['/', { 'accept-language': 'en-GB, de;q=0.5' }, undefined],
  ['/', { cookie: 'a=b; beta=1' }, '/beta/'],
  ['/', {}, undefined],
])('%s with %j leads to %s, as conditions of rules say', async (path, request, target) => {
  const root = makeFolder({
    'site/index.html': 'home',
    'site/_redirects': [
      '/ /austria/ 302! Language=de-at',
      '/ /german/ 302! Language=de',
      '/ /beta/ 302! Cookie=beta',
    ].join('\n'),
  })
  const { errors, resolve } = await loadSite(join(root, 'site'))
  expect(errors).toEqual([])
  expect(resolve(path, request).location).toBe(target)
})
