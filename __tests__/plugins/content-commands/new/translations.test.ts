import { formatIssue } from '../../../../plugins/content/issue'
import { validate } from '../../../../plugins/content/check/run'
import { buildNewLanguage } from '../../../../plugins/content-commands/new/build-new-language'
import type { NewPage } from '../../../../plugins/content-commands/new/build-new-page'
import {
  inFolder,
  type NewFile,
  withNewFiles,
} from '../../../../plugins/content-commands/new/new-file'
import {
  buildTranslation,
  findOriginal,
  type TranslationRequest,
} from '../../../../plugins/content-commands/new/build-translation'
import {
  labelsByText,
  readLabelsOfLanguage,
} from '../../../../plugins/content-commands/new/read-labels-of-language'
import { isFolderCollection } from '../../../../plugins/content/collections'
import { site as siteConfig } from '../../../../src/site'
import { remove, set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { addGerman, addGermanSubPage, oberflaeche } from '../../../fixtures/languages'

const labels = readLabelsOfLanguage(process.cwd(), 'es')

/** The content with files of a language, and what is wrong with it. */
function issuesWith(source = sourceOf(fixtureSite()), files: readonly NewFile[], language: string) {
  const made = files.map((file) => inFolder(file, language))
  return validate(withNewFiles(source, made)).map(formatIssue)
}

test('a new language has the files that it needs, with its own addresses, and is valid', () => {
  const made = buildNewLanguage('es', labels, sourceOf(fixtureSite())) as NewFile[]
  const contents = Object.fromEntries(made.map(({ path, content }) => [path, content]))
  expect(contents['site.json']).toMatchObject({ language: 'es', paths: { services: 'servicios' } })
  expect(contents['site.json']).not.toHaveProperty('name')
  expect(contents['contact.json']).toHaveProperty('title', 'Contacto')
  expect(contents['theme.json']).toBeUndefined()
  expect(JSON.stringify(contents['home.json'])).toContain('"/es/contacto/"')
  expect(issuesWith(undefined, made, 'es')).toEqual([])
})

test.each([
  ['norsk', 'is not the tag of a language'],
  ['de', 'data/de/ exists already'],
])('there can be no new language %s: %s', (language, reason) => {
  const german = fixtureSite()
  addGerman(german)
  expect(buildNewLanguage(language, labels, sourceOf(german))).toEqual({
    refused: [expect.stringContaining(reason)],
  })
})

const german = fixtureSite()
addGerman(german)
const source = sourceOf(german)

/** The page that lists articles, without which none is valid. */
const articleList: NewFile = {
  path: 'articles.json',
  content: Object(fixtureSite().files['articles.json']) as NewFile['content'],
  pictures: [],
}

const translated = (request: Omit<TranslationRequest, 'language'>) =>
  buildTranslation({ ...request, language: 'de' }, source) as NewPage

test('a name and a title are composed as they are compared', () => {
  const keeping = fixtureSite()
  addGerman(keeping)
  set('de/site.json', '/slugLetters', 'keep')(keeping)
  const request = { original: 'services/design.json', title: 'Cafe\u0301', slug: 'বিষ\u09df' }
  const page = buildTranslation({ ...request, language: 'de' }, sourceOf(keeping))
  expect(page).toMatchObject({
    path: 'services/বিষ\u09af\u09bc.json',
    content: { title: 'Café' },
  })
})

test('a page becomes a draft with a name of its own and the texts of the original', () => {
  const page = translated({ original: 'services/design.json', title: 'Gestaltung' })
  expect(page).toMatchObject({
    path: 'services/gestaltung.json',
    pagePath: '/de/leistungen/gestaltung/',
    content: { draft: true, title: 'Gestaltung', translationOf: 'design' },
  })
  expect(page.content).not.toHaveProperty('icon')
  expect(JSON.stringify(page.content)).toContain('"/de/leistungen/web/"')
  expect(issuesWith(source, [page], 'de')).toEqual([])
})

test('a translation has the labels of its language where the original has those of its own', () => {
  const english = { paths: { web: 'web' }, words: { problem: 'Web' }, other: 'Only here' }
  const byText = labelsByText({ paths: { web: 'netz' }, words: { problem: 'Netz' } }, english)
  expect([...byText]).toEqual([
    ['Web', 'Netz'],
    ['Only here', 'Only here'],
  ])
  const title = String(translated({ original: 'company.json' }).content.title)
  const labelled = translated({ original: 'company.json', labels: new Map([[title, 'Firma']]) })
  expect(labelled.content.title).toBe('Firma')
})

test('a translation has the units of measured values, and their numbers from the original', () => {
  const changed = fixtureSite()
  addGerman(changed)
  const amount = { value: 1250.5, unit: 'min' }
  const headlineFigure = { what: 'Wait', since: 'May', before: amount, after: amount }
  changed.files['case-studies/menus-and-orders.json'] = {
    ...Object(changed.files['case-studies/menus-and-orders.json']),
    headlineFigure,
  }
  const { content } = buildTranslation(
    { original: 'case-studies/menus-and-orders.json', title: 'Karten', language: 'de' },
    sourceOf(changed),
  ) as NewPage
  const { before } = content.headlineFigure as Record<string, unknown>
  expect(before).toEqual({ unit: 'min' })
})

test('tags of pages without a translation are their names', () => {
  const page = translated({ original: 'case-studies/alpha-ledger.json', title: 'Hauptbuch' })
  expect(page.content.industries).toEqual(['Retail', 'Forestry'])
})

/** The first file of each collection whose files have names of their own. */
const namedOriginals = siteConfig.collections
  .filter(isFolderCollection)
  .flatMap(
    ({ folder }) => Object.keys(fixtureSite().files).find((path) => path.startsWith(folder)) ?? [],
  )

test.each(namedOriginals)('the translation of %s can have another name', (original) => {
  const page = translated({ original, title: 'Unverwechselbar' })
  const files = [page, ...(page.path.startsWith('articles/') ? [articleList] : [])]
  expect(
    issuesWith(source, files, 'de').filter(
      (issue) => issue.includes(page.path) && !issue.includes('unused-tag'),
    ),
  ).toEqual([])
})

test('a translated article names the tags and the author of its original', () => {
  const tags = [
    ['stock', 'Lagerbestand'],
    ['offline', 'Ohne Netz'],
  ].map(([name, title]) => translated({ original: `articles/tags/${name}.json`, title }))
  const person = translated({ original: 'people/jo-doe.json', title: 'Johanna' })
  const author = {
    ...person,
    path: 'people/johanna.json',
    content: { ...person.content, translationOf: 'jo-doe' },
  }
  const article = translated({ original: 'articles/counting.md', title: 'Zählen' })
  const { draft: _draft, ...content } = article.content
  expect(content).not.toHaveProperty('tags')
  const files = [...tags, author, articleList, { ...article, content }]
  expect(issuesWith(source, files, 'de').filter((issue) => issue.includes('unknown-name'))).toEqual(
    [],
  )
})

test('a page with others under it has a name of its own, and a single file has no title', () => {
  expect(translated({ original: 'industries/retail.json', title: 'Handel' })).toMatchObject({
    path: 'industries/handel.json',
    content: { translationOf: 'retail' },
  })
  expect(translated({ original: 'company.json' })).toMatchObject({
    path: 'company.json',
    pagePath: '/de/our-company/',
  })
})

test('a sub-page comes into the folder of its translated parent page', () => {
  const site = fixtureSite()
  addGermanSubPage(site)
  remove(oberflaeche)(site)
  const request = { original: 'services/web/frontend.json', title: 'Oberfläche', language: 'de' }
  const page = buildTranslation(request, sourceOf(site)) as NewPage
  expect(page).toMatchObject({
    path: 'services/netz/oberflaeche.json',
    pagePath: '/de/leistungen/netz/oberflaeche/',
    content: { title: 'Oberfläche', translationOf: 'frontend' },
  })
  expect(issuesWith(sourceOf(site), [page], 'de')).toEqual([])
})

test.each([
  [{ original: 'industries/retail/loyalty.json' }, 'Translate data/industries/retail.json first'],
  [{ original: 'people/jo-doe.json', slug: 'jo' }, 'leave out --slug'],
  [{ original: 'services/design.json', slug: 'ক'.repeat(90) }, 'too long for the name of a folder'],
  [{ original: 'services/design.json', slug: 'Büro!' }, 'has other letters'],
])('%j is refused: %s', (request, reason) => {
  expect(translated({ ...request, title: 'Titel' })).toEqual({
    refused: [expect.stringContaining(reason)],
  })
})

test.each([
  ['services/x.json', 'has no data/services/x.json'],
  ['services/web.json', 'data/de/services/web.json is its translation'],
  ['theme.json', 'is the same in all languages'],
])('%s cannot be translated: it %s', (original, reason) => {
  expect(translated({ original, title: 'Titel' })).toEqual({
    refused: [expect.stringContaining(reason)],
  })
})

test.each(['data/services/web.json', 'C:\\site\\data\\services\\web.json', '/services/web/'])(
  '"%s" names the original',
  (typed) => expect(findOriginal(typed, { ...source, first: source })).toBe('services/web.json'),
)

test.each([
  ['services/w\u0435b.json', 'did you mean "data/services/web.json" (U+0065 in place of U+0435)?'],
  ['case\u2011studies/alpha-ledger.json', '(U+002D in place of U+2011)?'],
  ['/services/w\u0435b/', 'did you mean "/services/web/" (U+0065 in place of U+0435)?'],
])('%s is no original: %s', (original, hint) => {
  expect(translated({ original, title: 'Titel' })).toEqual({
    refused: [expect.stringMatching(/^The first language has no/), expect.stringContaining(hint)],
  })
})
