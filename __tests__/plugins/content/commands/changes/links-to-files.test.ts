import { linksToFiles } from '../../../../../plugins/content/commands/changes/links-to-files'
import { nodeFields } from '../../../../../plugins/content/core/node-fields'
import { parseFiles } from '../../../../../plugins/content/core/json/parse'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const { files } = parseFiles(sourceOf(fixtureSite()).files)
const links = linksToFiles(files, ({ path, kind, value }) => {
  const content = { ...(value as object) }
  return (
    kind.template && nodeFields(kind.type, path, { content, settings: { language: 'en' } }).path
  )
})

const filesIn = (file: string): string[] =>
  (links[file] ?? []).map((place) => place.split(/[: ]/)[0] ?? '')

test('lists the places that link to the page of a file', () => {
  expect(filesIn('services/web.json')).toContain('data/industries/retail.json')
  expect(links['services/web.json']?.[0]).toMatch(/^data\/\S+\.json:\d+ {2}\//)
})

test('a page with sub-pages depends on them', () => {
  expect(filesIn('industries/retail.json')).toContain('data/industries/retail/loyalty.json')
})

test('the person who reads messages is named in contact.json', () => {
  expect(filesIn('people/jo-doe.json')).toEqual(['data/contact.json'])
  expect(links).not.toHaveProperty(['people/kim-poe.json'])
})
