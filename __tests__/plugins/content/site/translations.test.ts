import { execFileSync } from 'node:child_process'
import { siteOf } from '../../../../plugins/content/site/read-site'
import {
  alternatesOf,
  languageName,
  translationsOf,
} from '../../../../plugins/content/site/translations'
import type { Change } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { addGerman, addGermanSubPage } from '../../../fixtures/languages'
import { customPage } from '../../../fixtures/pages'

function languagesWith(change: Change) {
  const site = fixtureSite()
  change(site)
  return siteOf(sourceOf(site)).languages
}

const languages = languagesWith(addGerman)
const [first, german] = languages
if (!german) throw new Error('The site has two languages')

test.each([
  ['/services/web/', { path: '/de/leistungen/web/' }],
  ['/', { path: '/de/' }],
  // To the page above that has a translation.
  ['/services/web/frontend/', { path: '/de/leistungen/web/', instead: 'Web' }],
  ['/services/design/', { path: '/de/leistungen/', instead: 'Services' }],
  ['/industries/retail/loyalty/', { path: '/de/' }],
  ['/404/', { path: '/de/' }],
])('in German, %s leads to %j', (path, expected) => {
  expect(translationsOf(path, first, languages)).toEqual([
    expect.objectContaining({ language: 'de', locale: 'de-DE', name: 'Deutsch', ...expected }),
  ])
})

test('a translation with blanks is one that search engines do not list', () => {
  const withBlank = languagesWith((site) => {
    site.files['pages/terms.md'] = customPage('terms', 'Terms')
    site.files['de/pages/terms.md'] = { ...customPage('terms', 'AGB'), body: 'Sitz: [Ort]' }
    addGerman(site)
  })
  expect(translationsOf('/terms/', withBlank[0], withBlank)).toMatchObject([{ isHidden: true }])
  expect(translationsOf('/services/web/', withBlank[0], withBlank)[0]).not.toHaveProperty(
    'isHidden',
  )
})

test('a translation leads back to its original', () => {
  const path = '/de/leistungen/web/'
  expect(translationsOf(path, german, languages)).toMatchObject([{ path: '/services/web/' }])
})

test('search engines get the languages of pages that have several', () => {
  const alternates = new Map(
    languages.flatMap(({ pages }) =>
      pages.map((page) => [page.path, alternatesOf(page, languages)]),
    ),
  )
  const both = [
    { language: 'nb', path: '/services/web/' },
    { language: 'de', path: '/de/leistungen/web/' },
  ]
  expect(alternates.get('/services/web/')).toEqual(both)
  expect(alternates.get('/de/leistungen/web/')).toEqual(both)
  expect(alternates.get('/services/design/')).toEqual([])
})

test('a sub-page has the address of its translated parent page, and is the same page as its original', () => {
  const withSubPage = languagesWith(addGermanSubPage)
  const page = withSubPage[1]?.pages.find(({ title }) => title === 'Oberfläche')
  expect(page).toMatchObject({
    path: '/de/leistungen/netz/oberflaeche/',
    parent: '/de/leistungen/netz/',
  })
  expect(page && alternatesOf(page, withSubPage)).toEqual([
    { language: 'nb', path: '/services/web/frontend/' },
    { language: 'de', path: '/de/leistungen/netz/oberflaeche/' },
  ])
})

test.each([
  ['ka', 'ქართული'],
  ['nb', 'Norsk bokmål'],
  ['el', 'Ελληνικά'],
  ['tr', 'Türkçe'],
  ['ja', '日本語'],
])('the name of the language %s in itself is %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

test('a language that Node.js lacks has the same name and order on a computer in any language', () => {
  const code = `
    const { languageName } = require('./plugins/content/site/translations')
    const { sortByOrder } = require('./plugins/content/site/order')
    const entries = ['Zoo', 'Åre'].map((title) => ({ order: 1, title }))
    console.log([languageName('ht'), ...sortByOrder(entries, 'ht').map(({ title }) => title)].join())`
  const namesIn = (computer: string): string =>
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: computer },
    }).trim()
  expect(namesIn('nb_NO.UTF-8')).toBe('Haitian Creole,Åre,Zoo')
})
