import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { validateXML } from 'xmllint-wasm'
import { buildFeed, type FeedContent } from '../../../plugins/feed/build-feed'

const content: FeedContent = {
  site: { name: 'Halda & Sons', url: 'https://halda.example', language: 'en' },
  list: { path: '/articles/', title: 'Articles', description: 'What we <learn>.' },
  entries: [
    {
      path: '/articles/räkna/',
      title: 'Count "offline" & <online>',
      description: 'Two counts, one shelf.',
      published: '2026-02-03',
      updated: null,
      author: { name: 'Jo Doe' },
      categories: [{ title: 'Stock & <shelves>' }, { title: 'Counting' }],
      html: '<p>One &amp; two ]]></p><pre><code>&lt;b&gt;\u0007</code></pre>',
    },
    {
      path: '/articles/older/',
      title: 'Older',
      description: 'What was written before.',
      published: '2025-03-11',
      updated: '2026-05-01',
      author: { name: 'Kim Poe' },
      categories: [],
      html: '<p>Older</p>',
    },
  ],
}

const path = '/feed/articles.xml'
const grammar = readFileSync('__tests__/fixtures/atom.rng', 'utf8')

/** What a validator finds wrong by the grammar of RFC 4287. */
const errorsIn = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

test('the feed is valid Atom', async () => {
  expect(await errorsIn(buildFeed(content, path))).toEqual([])
})

test('the validator finds what Atom does not allow', async () => {
  const xml = buildFeed(content, path)
  expect(await errorsIn(xml.replace(/<id>.*<\/id>/, ''))).not.toEqual([])
  expect(
    await errorsIn(xml.replace(/<updated>.*<\/updated>/, '<updated>today</updated>')),
  ).not.toEqual([])
})

test('texts and HTML arrive as they were written', () => {
  const feed = parse(buildFeed(content, path), { lowerCaseTagName: false })
  const texts = (selector: string) => feed.querySelectorAll(selector).map(({ text }) => text)
  expect(texts('entry title')).toEqual(['Count "offline" & <online>', 'Older'])
  expect(texts('entry content')[0]).toBe(
    '<p>One &amp; two ]]></p><pre><code>&lt;b&gt;</code></pre>',
  )
  const terms = feed.querySelectorAll('category').map((category) => category.getAttribute('term'))
  expect(terms).toEqual(['Stock & <shelves>', 'Counting'])
})

test('addresses are complete, and the feed is as new as its newest change', () => {
  const feed = parse(buildFeed(content, path))
  const links = feed.querySelectorAll('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://halda.example/feed/articles.xml',
    'https://halda.example/articles/',
    'https://halda.example/articles/r%C3%A4kna/',
    'https://halda.example/articles/older/',
  ])
  expect(feed.querySelectorAll('updated').map(({ text }) => text)).toEqual([
    '2026-05-01T12:00:00Z',
    '2026-02-03T12:00:00Z',
    '2026-05-01T12:00:00Z',
  ])
})
