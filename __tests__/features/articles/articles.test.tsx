import type { PageProps } from 'gatsby'
import { Helmet } from 'react-helmet'
import { screen, within } from '@testing-library/react'
import { ArticleGrid } from '../../../src/features/articles/ArticleCards'
import { ArticleTags } from '../../../src/features/articles/ArticleTags'
import ArticlePage from '../../../src/templates/article'
import { imageFile } from '../../fixtures/cards'
import { queriedText } from '../../fixtures/markdown'
import { type Fields, queryResult } from '../../fixtures/query-result'
import { mockStaticQueries } from '../../mocks/gatsby'
import { render } from '../../support/locale'

type Data = Queries.ArticlePageQuery
type Article = NonNullable<Data['article']>

const text = `Opening words[^1].

## First

One.

## Second

Two.

## Third

Three.

[^1]: A note.`

const card = (title: string): Fields<Article['others'][number]> => ({
  ...{ path: `/articles/${title.toLowerCase()}/`, title, description: `About ${title}.` },
  ...{ date: '2025-01-02', dateText: '2 January 2025' },
  author: { name: 'Kim Poe' },
  tags: [{ title: 'Stock' }],
  picture: null,
  body: { words: 700 },
})

const article: Fields<Article> = {
  ...card('Counting'),
  ...{ updated: '2026-02-03', updatedText: '3 February 2026', seo: null, about: null },
  author: {
    ...{ name: 'Jo Doe', role: 'Engineer', sample: null },
    portrait: { imgUrl: imageFile('jo') },
  },
  tags: [{ title: 'Stock', path: '/articles/tags/stock/' }],
  body: { ...queriedText(text), words: 1000 },
  others: [],
}

const show = (change: Fields<Article> = {}, neighbors: Fields<Data> = {}) => {
  const data = queryResult<Data>({
    ...{ older: null, newer: null, ...neighbors },
    overview: { title: 'Articles' },
    article: { ...article, ...change },
  })
  render(<ArticlePage {...({ data } as PageProps<Data>)} />)
}

/** The links in a landmark; one that phones do not show counts too. */
const linksIn = (name: string) => {
  const options = { name, hidden: true }
  const place = screen.queryByRole('navigation', options) ?? screen.queryByRole('region', options)
  const links = place && within(place).getAllByRole('link', { hidden: true })
  return links?.map(({ textContent }) => textContent)
}

/** The structured data of the page about its subject. */
const posting = (): unknown => {
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: { innerHTML: string }[] }
  const data = JSON.parse(scriptTags[0]?.innerHTML ?? '') as { '@graph': { '@type': string }[] }
  return data['@graph'].find((entry) => entry['@type'] === 'BlogPosting')
}

test('an article says who wrote it, when, what was changed when, and how long it takes', () => {
  show()
  expect(screen.getByText('Jo Doe').parentElement).toHaveTextContent('Jo Doe, Engineer')
  expect(screen.getByText('2 January 2025')).toHaveAttribute('datetime', '2025-01-02')
  expect(screen.getByText('updated 3 February 2026')).toHaveAttribute('datetime', '2026-02-03')
  expect(screen.getByText('5 min (5 minutes)')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute(
    'href',
    '/articles/tags/stock/',
  )
})

test('its headings are sections, which the table of contents lists, and its footnotes follow', () => {
  show()
  expect(linksIn('Label of onThisPage')).toEqual(['1First', '2Second', '3Third'])
  expect(screen.getByRole('region', { name: 'Second' })).toHaveAttribute('id', 'second')
  expect(screen.getByRole('doc-endnotes', { name: 'Label of footnotes' })).toHaveTextContent(
    'A note.',
  )
})

test('a text with few headings has no table of contents', () => {
  show({ body: { ...queriedText('## First\n\nOne.\n\n## Second\n\nTwo.'), words: 4 } })
  expect(linksIn('Label of onThisPage')).toBeUndefined()
  expect(screen.getByText('1 min (1 minute)')).toBeInTheDocument()
})

test('the articles before and after it are linked once, also if they are similar', () => {
  const [older, newer] = [card('Older'), card('Newer')]
  const others = [newer, card('Similar'), older, card('Other'), card('Third')]
  show({ others }, { older, newer })
  expect(linksIn('Label of articlesByDate')).toEqual(['Older', 'Newer'])
  expect(linksIn('Label of otherArticles')).toEqual(['Label of allArticles', 'Similar', 'Other'])
})

test('the only article has no links to others', () => {
  show()
  expect(linksIn('Label of articlesByDate')).toBeUndefined()
  expect(linksIn('Label of otherArticles')).toBeUndefined()
  expect(screen.queryByRole('region', { name: 'Label of articleTopics' })).toBeNull()
})

test('it links to the pages that it is about', () => {
  show({ about: [{ path: '/services/web/', title: 'Web', description: 'What it is.' }] })
  expect(linksIn('Label of articleTopics')).toEqual(['Web'])
})

test('search engines get its author, dates and length', () => {
  show()
  expect(posting()).toMatchObject({
    headline: 'Counting',
    datePublished: '2025-01-02',
    dateModified: '2026-02-03',
    author: { '@type': 'Person', name: 'Jo Doe', jobTitle: 'Engineer' },
    keywords: ['Stock'],
    wordCount: 1000,
  })
})

test('the agency is the author in place of a sample person', () => {
  show({ author: { ...article.author, sample: true } })
  expect(posting()).toMatchObject({ author: { '@type': 'Organization', name: 'Agency' } })
})

test('a card without a picture has a sign in its place, and its title is its link', () => {
  const { container } = render(<ArticleGrid articles={queryResult([card('Plain')])} heading="h2" />)
  expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Plain' })).toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('4 min (4 minutes)')).toBeInTheDocument()
})

test('the tags are listed with their numbers, the current one marked', () => {
  const tag = (title: string) => ({ title, path: `/articles/tags/${title.toLowerCase()}/` })
  mockStaticQueries({
    ArticleTags: {
      allArticle: { group: [{ count: 3 }] },
      allArticleTag: { nodes: [{ ...tag('Stock'), count: 2 }] },
    },
  })
  render(<ArticleTags current={tag('Stock').path} />)
  expect(linksIn('Label of tags')).toEqual(['Label of allArticles 3', 'Stock 2', 'Label of feed'])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Stock')
  expect(screen.getByRole('link', { name: 'Label of feed' })).toHaveAttribute(
    'href',
    '/feed/articles.xml',
  )
})
