import { isSlug, slugOf } from '../../../../plugins/content/site/slugs'
import {
  absoluteUrl,
  contentFile,
  contentPath,
  localizePaths,
} from '../../../../plugins/content/site/addresses'
import { addresses } from '../../../../src/content/addresses'
import { site } from '../../../../src/site'

test.each([
  ['আমাদের কাজের নমুনা '.repeat(6), 11],
  ['業務'.repeat(60), 1],
  ['Case '.repeat(30), 30],
])('of the title %j an address has as many words as the name of a folder', (title, words) => {
  const slug = slugOf(title, { language: 'en', slugLetters: 'keep' })
  expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200)
  expect(slug.split('-')).toHaveLength(words)
  expect(title.trim().toLowerCase().replaceAll(' ', '-').startsWith(slug)).toBe(true)
})

test.each([
  ['Menus & Orders', 'menus-and-orders'],
  ['E-Commerce, at 50%!', 'e-commerce-at-50percent'],
  ['Crème brûlée', 'creme-brulee'],
  ['UPPER/lower', 'upperlower'],
  ['Long\u2011term plans', 'long-term-plans'],
  ['\uff21\uff29 \ufb01nance \u2116 5 \u2163', 'ai-finance-no-5-iv'],
  ['\u00bd day', '1-2-day'],
  ['!!!', ''],
])('the slug of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title, { language: 'en' })).toBe(slug)
})

test('a title in decomposed letters has the same slug', () => {
  for (const slugLetters of ['keep', undefined])
    expect(slugOf('Kra\u0308uter', { language: 'de', slugLetters })).toBe(
      slugLetters ? 'kräuter' : slugOf('Kräuter', { language: 'de' }),
    )
})

test.each([
  ['nb', 'kasse-og-lager'],
  ['he', 'kasse-and-lager'],
])('in the language "%s" the slug of "Kasse & lager" is "%s"', (language, slug) => {
  expect(slugOf('Kasse & lager', { language })).toBe(slug)
})

test.each([
  ['nb', 'Øl & kaffe', 'øl-og-kaffe'],
  ['en', 'Crème & "brûlée" ☕️', 'crème-and-brûlée'],
  ['el', 'ΜΠΎΡΑ & καφές', 'μπύρα-καφές'],
  ['ja', '倉庫の 在庫、管理', '倉庫の-在庫-管理'],
  ['tr', 'IŞIK 2', 'ışık-2'],
  ['th', '\u0e19\u0e49\u0e33', '\u0e19\u0e49\u0e33'],
  ['ja', 'ＡＩ\u3000ｶﾞｲﾄﾞ', 'ai-ガイド'],
  ['en', 'İstanbul', 'istanbul'],
  ['de', 'U\u0308ber', 'über'],
  ['not a language', 'A', 'a'],
  ['en', '!!!', ''],
])(
  'in the language "%s" the slug of "%s" with its letters kept is "%s"',
  (language, title, slug) => {
    expect(slugOf(title, { language, slugLetters: 'keep' })).toBe(slug)
    expect(isSlug(slug, { language, slugLetters: 'keep' })).toBe(slug !== '')
  },
)

test.each(['Øl', 'øl--kaffe', '-øl', 'u\u0308ber', 'øl kaffe'])(
  '"%s" is not part of an address',
  (text) => {
    expect(isSlug(text, { language: 'nb', slugLetters: 'keep' })).toBe(false)
  },
)

test('without the setting only a to z and digits are part of an address', () => {
  expect(['ol-2', 'øl'].map((text) => isSlug(text, { language: 'nb' }))).toEqual([true, false])
})

const settings = {
  paths: {
    services: 'সেবা',
    'contact-us': 'contacto',
    'book-a-call': 'reservar',
    tags: 'temas',
    'not-found': 'nada',
  },
}

test.each([
  ['services.json', '/সেবা/'],
  ['services/web/services.json', '/সেবা/web/services/'],
  ['industries/retail.json', '/industries/retail/'],
  ['articles/tags/stock.json', '/articles/temas/stock/'],
  ['articles/stock.md', '/articles/stock/'],
])('on a site with its own segments the address of data/%s is %s', (file, path) => {
  expect(contentPath(site.collections, file, settings)).toBe(path)
  expect(contentFile(site.collections, path, settings)).toBe(file)
})

test('its own segments are in the addresses of single pages, but not of custom pages', () => {
  expect(localizePaths(addresses, settings)).toMatchObject({
    contact: '/contacto/',
    booking: '/contacto/reservar/',
    estimate: '/contacto/estimate/',
    caseStudyNotFound: '/case-studies/nada/',
  })
  expect(contentPath(site.collections, 'pages/services/old.json', settings)).toBe('/services/old/')
})

test.each([
  ['https://a.example', '/products/', 'https://a.example/products/'],
  ['https://a.example/', '/products/', 'https://a.example/products/'],
  // In ASCII, and encoded once.
  ['https://a.example', '/øl/?a=%20', 'https://a.example/%C3%B8l/?a=%20'],
])('on %s the URL of %s is %s', (site, path, url) => {
  expect(absoluteUrl(site, path)).toBe(url)
})
