import { join } from 'node:path'
import { contentSources } from '../../../plugins/content/sources'
import { site } from '../../../src/site'
import { makeFolder } from '../../support/folder'

type TypeName = (source: { node: object; object: unknown }) => string

test.each([
  ['services/web.json', { title: 'Web' }, 'Service'],
  ['services/web.json', { related: ['/über/'] }, 'Service'],
  ['services/web.json', { related: ['/\u09df/'] }, 'WrittenFile'],
  ['services/web.json', { related: ['/%C3%BC/'] }, 'WrittenFile'],
  ['de/services/web.json', { title: 'Web' }, 'WrittenFile'],
])('the node of %s with %j has the type %s', (relativePath, object, type) => {
  const [, transformer] = contentSources(makeFolder({}), site, false)
  const { options } = Object(transformer) as { options: { typeName: TypeName } }
  const { typeName } = options
  expect(typeName({ node: { relativePath, internal: { type: 'File' } }, object })).toBe(type)
  expect(typeName({ node: { relativePath, internal: { type: 'ContentFile' } }, object })).toBe(
    'Service',
  )
})

test.each([true, false])('with showsDrafts %s a draft has a node only then', (showsDrafts) => {
  const root = makeFolder({
    'data/site.json': '{ "language": "en" }',
    'data/products/draft.json': '{ "title": "Draft", "draft": true }',
    'data/products/till.json': '{ "title": "Till" }',
  })
  const [source] = contentSources(root, site, showsDrafts)
  const { options } = Object(source) as { options: { ignore: ((file: string) => boolean)[] } }
  const ignores = (file: string) => options.ignore.some((rule) => rule(join(root, 'data', file)))
  expect(ignores('products/draft.json')).toBe(!showsDrafts)
  expect(ignores('products/till.json')).toBe(false)
})
