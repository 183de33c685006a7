import type { Node } from 'gatsby'
import {
  fileName,
  languageFilter,
  resolverExtension,
  readFormatsAndLabels,
  textsWithKey,
} from '../../../plugins/content'
import { dayText } from './dates'

const types = {
  ArticleTopic: {
    description: 'A page that an article is about.',
    fields: {
      path: { type: 'String!', description: 'Its address.' },
      title: { type: 'String!', description: 'Its title.' },
      description: { type: 'String!', description: 'Its description.' },
    },
  },
}

type PageNode = Node & { title: string; description: string; fields: { path: string } }
type ArticleNode = Node & { tags: readonly string[] }
type TagNode = Node & { fields: { name: string; original: string } }

/** The GraphQL types of the pages that an article can be about. */
const topicTypes = ['Offering', 'CaseStudy', 'Product']

/** `@articleTopics`: turns paths into pages; those that are not published are left out. */
const articleTopics = resolverExtension(
  'articleTopics',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const language = languageFilter(source, nodeModel)
    const findPage = (path: string) => {
      const query = { filter: { ...language, fields: { path: { eq: path } } } }
      return Promise.all(topicTypes.map((type) => nodeModel.findOne<PageNode>({ type, query })))
    }
    const found = await Promise.all(textsWithKey(source, fieldName).map(findPage))
    return found
      .flat()
      .filter((page) => page !== null)
      .map(({ title, description, fields: { path } }) => ({ path, title, description }))
  },
)

/** `@articleCount`: the number of articles with this tag. */
const articleCount = resolverExtension<TagNode>(
  'articleCount',
  async (tag, _args, { nodeModel }) => {
    const query = { filter: languageFilter(tag, nodeModel) }
    const { entries } = await nodeModel.findAll<ArticleNode>({ type: 'Article', query })
    const names = [tag.fields.name, fileName(tag.fields.original)]
    return [...entries].filter(({ tags }) => tags.some((name) => names.includes(name))).length
  },
)

/** `@dayText`: a date of the article in the site's locale. */
const dayTextExtension = {
  name: 'dayText',
  args: { of: { type: 'String!' } },
  extend: ({ of }: { of: string }) =>
    resolverExtension('', async (source, _args, { nodeModel }) => {
      const day = source[of]
      if (typeof day !== 'string') return null
      const { locale } = await readFormatsAndLabels<object>(source, nodeModel)
      return dayText(day, locale)
    }).extend(),
}

/** What GraphQL has for articles in addition to the types of their schemas. */
export const articleGraphql = {
  types,
  extensions: [articleTopics, articleCount, dayTextExtension],
}
