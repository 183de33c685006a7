import { type Feature, fileName } from '../../../plugins/content'
import { addresses, articlesPerPage, articlesPerTagPage } from '../../content/addresses'
import { pageOfType } from '../../content/link-rules'
import { overviewFile, overviewPage } from '../../content/overview'
import articleTagTemplate from './article-tag.template.json'
import articleTemplate from './article.template.json'
import { noFutureDates } from '../../content/future-dates'
import { checkFutureDates, checkUnusedTags } from './check-articles'
import { compareByDate } from './dates'
import { articleGraphql } from './graphql'

const folder = 'articles/'
const tagFolder = 'articles/tags/'

const isIn = (within: string, path: string): boolean =>
  path.startsWith(within) && !path.slice(within.length).includes('/')

/** The name of the first file in a folder, until a better one is chosen. */
const firstName = (within: string, files: ReadonlyMap<string, unknown>): string =>
  fileName([...files.keys()].sort().find((path) => isIn(within, path)) ?? 'TODO')

/** The articles with their tags, and their list. */
export const articles: Feature = {
  collections: [
    overviewFile('articles.json'),
    {
      folder,
      format: 'markdown',
      type: 'Article',
      schema: 'article.schema.json',
      template: 'article',
      relatedBy: ['tags', 'about'],
      sequence: compareByDate,
    },
    {
      folder: tagFolder,
      type: 'ArticleTag',
      schema: 'article-tag.schema.json',
      template: 'article-tag',
      namedBy: { folder, key: 'tags' },
      pagination: { size: articlesPerTagPage, label: ['ui-text.json', '/page'] },
    },
  ],
  rules: {
    ofContent: [checkFutureDates, checkUnusedTags],
    links: [
      {
        types: ['Article'],
        at: '/about/*',
        problem: pageOfType(
          ['Industry', 'Service', 'CaseStudy', 'Product'],
          'a service, an industry, a case study or a product',
        ),
      },
    ],
    requirements: {
      ...noFutureDates,
      'unused-tag': 'A tag is that of an article. (A warning.)',
    },
  },
  graphql: articleGraphql,
  templates: [
    {
      name: 'article',
      folder,
      content: articleTemplate,
      needs: ['person', 'article-tag'],
      values: (month, files) => ({
        author: firstName('people/', files),
        date: `${month}-01`,
        tags: [firstName(tagFolder, files)],
      }),
      advice:
        'The author and the tag are suggestions. Visitors see the article when you delete "draft"; write the day of that as "date".',
    },
    { name: 'article-tag', folder: tagFolder, content: articleTagTemplate },
  ],
  pages: [overviewPage('articles.json', addresses.articles, 'articles', articlesPerPage)],
}
