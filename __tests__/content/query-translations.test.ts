import { parseFiles } from '../../plugins/content/files/parse'
import { splitLanguages } from '../../plugins/content/files/languages'
import { addressSettingsOf, listPages, localeOf } from '../../plugins/content/site/pages'
import { queryTranslations } from '../../src/content/query-translations'
import { site as description } from '../../src/site'
import { fixtureSite, sourceOf } from '../fixtures/content'
import { addGerman } from '../fixtures/languages'

const site = fixtureSite()
addGerman(site)
const languages = splitLanguages(sourceOf(site)).map(({ files }) => {
  const parsed = parseFiles(description.collections, files).files
  return {
    settings: addressSettingsOf(parsed),
    locale: localeOf(parsed),
    pages: listPages(description, parsed),
  }
})
const [first, german] = languages
if (!first || !german) throw new Error('The site has two languages')

test('the queries of pages name translated pages as the other language does', () => {
  expect(queryTranslations('/contact-us/', first, languages)).toMatchObject({
    de: { about: { '/services/web/': '/de/leistungen/web/' } },
  })
  const back = german.pages.find(({ translationKey }) => translationKey === '/contact-us/')?.path
  expect(queryTranslations(back ?? '/de/contact-us/', german, languages)).toMatchObject({
    nb: { about: { '/de/leistungen/web/': '/services/web/' } },
  })
})

test.each(['/', '/services/web/', '/articles/'])('%s has no such query', (path) => {
  expect(queryTranslations(path, first, languages)).toEqual({})
})

test('a key that is the same in both languages needs no translation', () => {
  expect(queryTranslations('/contact-us/estimate/', first, languages)).toEqual({
    de: { service: {} },
  })
})
