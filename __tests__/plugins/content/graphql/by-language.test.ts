import {
  inLanguageOfFile,
  languageResolvers,
} from '../../../../plugins/content/graphql/by-language'

/** The arguments with which Gatsby's own resolver is called. */
function argumentsOf(field: string, args: object, context: object): unknown {
  const { Query } = languageResolvers(['Service'], 'en') as {
    Query: Record<string, { resolve: (...parameters: unknown[]) => unknown }>
  }
  const info = { originalResolver: (_source: unknown, args: unknown) => args }
  return Query[field]?.resolve({}, args, context, info)
}

const nb = { path: '/nb/tjenester/', language: 'nb' }

test.each([
  [
    'a page gets a file of its language',
    'service',
    { slug: 'a' },
    nb,
    { slug: 'a', language: { eq: 'nb' } },
  ],
  [
    'a page gets a list in its language',
    'allService',
    { limit: 2 },
    nb,
    { limit: 2, filter: { language: { eq: 'nb' } } },
  ],
  [
    'a file is found by its id in any language',
    'service',
    { id: { eq: '1' } },
    nb,
    { id: { eq: '1' } },
  ],
  [
    'GraphiQL shows the first language',
    'allService',
    {},
    {},
    { filter: { language: { eq: 'en' } } },
  ],
  [
    'a query can name another language',
    'allService',
    { filter: { language: { eq: 'nb' } } },
    {},
    { filter: { language: { eq: 'nb' } } },
  ],
  [
    'a static query gets lists in all languages',
    'allService',
    {},
    { path: 'sq--1' },
    { filter: {} },
  ],
])('%s', (_what, field, args, context, expected) => {
  expect(argumentsOf(field, args, context)).toEqual(expected)
})

test('a resolver finds only files in the language of the file with its field', () => {
  const found: object[] = []
  const nodeModel = {
    findRootNodeAncestor: (source: { file: string }) => ({ relativePath: source.file }),
    findAll: (query: object) => found.push(query),
  }
  const extension = {
    name: 'all',
    extend: () => ({
      resolve: (_source: unknown, _args: unknown, context: { nodeModel: typeof nodeModel }) => {
        context.nodeModel.findAll({ type: 'Service' })
        context.nodeModel.findAll({ type: 'Theme' })
      },
    }),
  }
  const { resolve } = inLanguageOfFile(
    new Set(['Service']),
    'en',
  )(extension).extend({} as never, {} as never) as {
    resolve: (...parameters: unknown[]) => unknown
  }
  for (const file of ['nb/services/web.json', 'services/web.json'])
    resolve({ file }, {}, { nodeModel }, {})
  expect(found).toEqual([
    { type: 'Service', query: { filter: { language: { eq: 'nb' } } } },
    { type: 'Theme', query: {} },
    { type: 'Service', query: { filter: { language: { eq: 'en' } } } },
    { type: 'Theme', query: {} },
  ])
})
