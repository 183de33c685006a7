import { readFileSync } from 'node:fs'
import {
  englishLabels,
  findWrongLabels,
  labelsInEnglish,
  missingTexts,
  readLabels,
  textsInEnglish,
} from '../../../../plugins/content/site/labels'
import { unknownPlaceholder } from '../../../../plugins/content/text/fill-text'
import { listFiles } from '../../../../plugins/content/files/list-files'
import { makeFolder, putFile } from '../../../support/folder'

const schema = {
  properties: {
    $schema: {},
    close: { default: 'Close', description: 'The button that closes a dialog.' },
    next: { default: 'Next' },
    previous: { default: 'Previous' },
  },
}

const rootWith = (files: Readonly<Record<string, object>>): string =>
  makeFolder({
    'src/ui-text.schema.json': JSON.stringify(schema),
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)]),
    ),
  })

const root = rootWith({
  'data/site.json': { language: 'pt-BR' },
  'data/ui-text.json': { $schema: 'x', close: 'Fechar isto' },
  'data/nb/ui-text.json': { next: 'Neste' },
  'src/locale/pt.json': { uiText: { close: 'Fechar', next: 'Seguinte' } },
  'src/locale/pt-BR.json': { uiText: { next: 'Próximo' } },
})

test('a label comes from the site, else from the files of its language, else from the schema', () => {
  expect(readLabels(root)).toEqual({ close: 'Fechar isto', next: 'Próximo', previous: 'Previous' })
  expect(readLabels(root, 'nb')).toEqual({ close: 'Close', next: 'Neste', previous: 'Previous' })
})

test('a site in English needs no file', () => {
  const english = rootWith({ 'data/site.json': { language: 'en-GB' } })
  expect(readLabels(english)).toEqual({ close: 'Close', next: 'Next', previous: 'Previous' })
  expect(labelsInEnglish(english).size).toBe(0)
})

test('names the labels that pages in another language show in English', () => {
  expect(Object.fromEntries(labelsInEnglish(root))).toEqual({
    'data/ui-text.json': ['previous'],
    'data/nb/ui-text.json': ['close', 'previous'],
  })
})

test('a label without words is in English only for languages with other commas', () => {
  const folder = rootWith({
    'data/site.json': { language: 'fi' },
    'data/ja/site.json': { language: 'ja' },
    'data/x/site.json': { language: 'x' },
  })
  putFile(
    folder,
    'src/ui-text.schema.json',
    JSON.stringify({ properties: { pair: { default: '{first}, {second}' } } }),
  )
  expect(Object.fromEntries(labelsInEnglish(folder))).toEqual({ 'data/ja/ui-text.json': ['pair'] })
})

const english = {
  paths: { tags: 'tags' },
  words: { home: 'Home', mainPages: 'Main pages', sitemap: 'Site map' },
  form: { fields: { name: 'Your name', phone: 'Phone' } },
}
const withLabelFiles = rootWith({
  'data/site.json': { language: 'fi' },
  'data/en/site.json': { language: 'en' },
  'src/locale/en.json': english,
  'src/locale/fi.json': {
    words: { home: 'Etusivu', sitemap: 'Site map' },
    form: { fields: { name: 'Nimi' } },
    uiText: { close: 'Sulje', next: 'Seuraava' },
  },
})

test('names what the label file of a language lacks, with the English text', () => {
  expect(missingTexts(withLabelFiles, 'fi')).toEqual({
    paths: { tags: 'tags' },
    words: { mainPages: 'Main pages' },
    form: { fields: { phone: 'Phone' } },
    uiText: { previous: 'Previous' },
  })
  const labels = { close: 'Close', next: 'Next', previous: 'Previous' }
  expect(missingTexts(withLabelFiles, 'nb')).toEqual({ ...english, uiText: labels })
  expect(missingTexts(withLabelFiles, 'en')).toEqual({})
})

test('names texts of several words that are English, unless the language has the same', () => {
  expect([...textsInEnglish(withLabelFiles)]).toEqual([
    [undefined, new Set(['Main pages', 'Your name'])],
  ])
})

test('names the labels of label files that do not exist, lack a value or name an unknown one', () => {
  const site = rootWith({
    'data/site.json': { language: 'ja' },
    'src/locale/ja.json': { uiText: { close: '閉じる', page: 'ページ', of: 'の', all: '{数}件' } },
    'src/locale/fr.json': { uiText: { page: 'Page' } },
  })
  const page = { default: 'Page {number}', description: 'Of {number}.', pattern: '\\{number\\}' }
  const all = { default: 'All {count}', placeholders: ['count', 'total'] }
  const properties = { ...schema.properties, page, all }
  putFile(site, 'src/ui-text.schema.json', JSON.stringify({ properties }))
  const file = 'src/locale/ja.json'
  expect(findWrongLabels(site)).toEqual([
    { file, name: 'page', problem: 'lacks a value: Of {number}.' },
    { file, name: 'of', problem: 'there is no such label' },
    { file, name: 'all', problem: 'nothing replaces {数}: write one of {count}, {total}' },
  ])
})

test('a label file that is no valid JSON is an error with its name', () => {
  const broken = rootWith({ 'data/site.json': { language: 'nb' } })
  putFile(broken, 'src/locale/nb.json', '{ "uiText": { "close": } }')
  expect(() => readLabels(broken)).toThrow('src/locale/nb.json is no valid JSON')
})

test('each label whose text has a name in braces says which names it can have', () => {
  const path = 'src/content/schemas/ui-text.schema.json'
  const { properties } = JSON.parse(readFileSync(path, 'utf8')) as {
    properties: Record<string, { default?: string; placeholders?: string[] }>
  }
  const wrong = Object.entries(properties).filter(
    ([, { default: text = '', placeholders = [] }]) =>
      unknownPlaceholder(text, placeholders) !== undefined,
  )
  expect(wrong).toEqual([])
})

test('each label is used', () => {
  const code = ['src', 'plugins']
    .flatMap((folder) => listFiles(folder).map((path) => `${folder}/${path}`))
    .filter((path) => /\.tsx?$/.test(path) && !/fragments|gatsby-types/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const used = new Set(code.match(/(?<=[.'"{,]\s*)\w+/g))
  const labels = Object.keys(englishLabels(process.cwd()))
  expect(labels.filter((name) => !used.has(name))).toEqual([])
})
