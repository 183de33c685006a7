import { siteOf } from '../../plugins/content/site/read-site'
import { queryTranslations } from '../../src/content/query-translations'
import { fixtureSite, sourceOf } from '../fixtures/content'
import { addGerman } from '../fixtures/languages'

const site = fixtureSite()
addGerman(site)
const { languages } = siteOf(sourceOf(site))
const [first, german] = languages
if (!german) throw new Error('The site has two languages')

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
