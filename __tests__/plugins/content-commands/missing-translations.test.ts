import { missingTranslations } from '../../../plugins/content-commands/missing-translations'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { addGerman, addGermanSubPage } from '../../fixtures/languages'

const site = fixtureSite()
addGerman(site)
const source = sourceOf(site)

test('lists files without a translation, pages first', () => {
  const lines = [missingTranslations(source, 'de')].flat() as string[]
  const titles = lines.filter((line) => /^\w.*\(\d+\):$/.test(line)).map((line) => line.slice(0, 5))
  expect(titles).toEqual(['Pages', 'Parts', 'Singl'])
  expect(lines).toContain('  data/services/design.json')
  expect(lines).toContain('  data/company.json')
  expect(lines.join()).not.toMatch(/services\/web\.json|theme\.json/)
})

test('knows the translation of a sub-page in the folder of its translated parent page', () => {
  const withSubPage = fixtureSite()
  addGermanSubPage(withSubPage)
  const lines = [missingTranslations(sourceOf(withSubPage), 'de')].flat()
  expect(lines).not.toContain('  data/services/web/frontend.json')
  expect(lines).toContain('  data/industries/retail/loyalty.json')
})

test('names the languages if there is no such one', () => {
  expect(missingTranslations(source, 'fr')).toEqual({
    refused: [expect.stringContaining('has de.'), expect.stringContaining('language fr')],
  })
})

test('names the language that is written in another case', () => {
  expect(missingTranslations(source, 'DE')).toEqual({
    refused: [expect.stringContaining('has de.'), 'Write de.'],
  })
})

test('says that nothing of the first language can be missing', () => {
  expect(missingTranslations(source, 'nb')).toEqual([expect.stringContaining('"nb" is the first')])
})
