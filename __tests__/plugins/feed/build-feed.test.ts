import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { validateXML } from 'xmllint-wasm'
import { buildFeed, type FeedContent } from '../../../plugins/feed/build-feed'
import { entryHtml } from '../../../plugins/feed/entry-html'

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
const built = new Date('2026-06-01T08:00:00Z')
const grammar = readFileSync('__tests__/fixtures/atom.rng', 'utf8')

/** What a validator finds wrong by the grammar of RFC 4287. */
const errorsIn = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' })
  return errors.map(({ message }) => message)
}

test('titles, summaries, categories and alternative texts have no marks for the ends of lines', () => {
  const long = 'Waren\u00adwirtschaft 12–\u206020'
  const [entry] = content.entries
  if (!entry) throw new Error('has no entry')
  const named = { ...entry, title: long, description: long, categories: [{ title: long }] }
  const list = { ...content.list, title: long, description: long }
  const xml = buildFeed({ ...content, list, entries: [named] }, path, built)
  expect(xml).not.toMatch(/[\u00ad\u2060]/)
  expect(xml.match(/Warenwirtschaft 12–20/g)).toHaveLength(5)
  const picture = { imgUrl: { relativePath: 'a.png' }, imgAlt: long, caption: null }
  const body = { text: { sections: [], footnotes: [] }, pictures: [] }
  expect(entryHtml({ path, body, picture }, content.site.url, '/feed').html).toContain(
    'alt="Warenwirtschaft 12–20"',
  )
})

test('the feed is valid Atom', async () => {
  expect(await errorsIn(buildFeed(content, path, built))).toEqual([])
})

test('the validator finds what Atom does not allow', async () => {
  const xml = buildFeed(content, path, built)
  expect(await errorsIn(xml.replace(/<id>.*<\/id>/, ''))).not.toEqual([])
  expect(
    await errorsIn(xml.replace(/<updated>.*<\/updated>/, '<updated>today</updated>')),
  ).not.toEqual([])
})

test('texts and HTML arrive as they were written', () => {
  const feed = parse(buildFeed(content, path, built), { lowerCaseTagName: false })
  const texts = (selector: string) => feed.querySelectorAll(selector).map(({ text }) => text)
  expect(texts('entry title')).toEqual(['Count "offline" & <online>', 'Older'])
  expect(texts('entry content')[0]).toBe(
    '<p>One &amp; two ]]></p><pre><code>&lt;b&gt;</code></pre>',
  )
  const terms = feed.querySelectorAll('category').map((category) => category.getAttribute('term'))
  expect(terms).toEqual(['Stock & <shelves>', 'Counting'])
})

test('addresses are complete, and the feed is as new as its newest change', () => {
  const feed = parse(buildFeed(content, path, built))
  const links = feed.querySelectorAll('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    'https://halda.example/articles/',
    'https://halda.example/feed/articles.xml',
    'https://halda.example/articles/r%C3%A4kna/',
    'https://halda.example/articles/older/',
  ])
  expect(feed.querySelectorAll('updated').map(({ text }) => text)).toEqual([
    '2026-05-01T12:00:00Z',
    '2026-02-03T12:00:00Z',
    '2026-05-01T12:00:00Z',
  ])
})

test.each([
  [null, '2026-02-03T12:00:00Z'],
  ['Asia/Dhaka', '2026-02-03T06:00:00Z'],
  ['Pacific/Auckland', '2026-02-02T23:00:00Z'],
  ['America/Los_Angeles', '2026-02-03T20:00:00Z'],
])('an entry is published at noon in the time zone %s: %s', (timeZone, published) => {
  const site = { ...content.site, timeZone }
  const feed = parse(buildFeed({ ...content, site }, path, built))
  expect(feed.querySelector('published')?.text).toBe(published)
})

const idsOf = (change: Partial<FeedContent['entries'][number]>, site = content.site) => {
  const entries = content.entries.slice(0, 1).map((entry) => ({ ...entry, ...change }))
  const feed = parse(buildFeed({ ...content, site, entries }, path, built))
  return feed.querySelectorAll('entry id').map(({ text }) => text)
}

test.each([
  ['a rename', { path: '/articles/counting/', formerPaths: ['/articles/räkna/'] }],
  ['two renames', { path: '/articles/c/', formerPaths: ['/articles/räkna/', '/articles/b/'] }],
  ['other segments', { path: '/blog/räkna/' }],
  ['another spelling of its letters', { path: '/articles/ra\u0308kna/' }],
  ['another title and text', { title: 'Counting', html: '<p>New</p>', updated: '2026-05-20' }],
])('the id of an entry stays the same after %s', (_what, change) => {
  expect(idsOf(change)).toEqual(idsOf({}))
})

test('the id of the feed stays the same on another domain and at another address', () => {
  const idOf = (url: string, path: string, language = content.site.language) =>
    parse(
      buildFeed({ ...content, site: { ...content.site, url, language } }, path, built),
    ).querySelector('feed > id')?.text
  const id = idOf(content.site.url, '/feed/articles.xml')
  expect(id).toMatch(/^urn:uuid:/)
  expect(idOf('https://other.example', '/nb/feed/articles.xml')).toBe(id)
  expect(idOf(content.site.url, '/feed/articles.xml', 'de')).not.toBe(id)
})

test('the id of an entry stays the same on another domain, and each entry has its own', () => {
  expect(idsOf({}, { ...content.site, url: 'https://other.example' })).toEqual(idsOf({}))
  expect(idsOf({})[0]).toMatch(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(idsOf({ path: '/articles/other/' })).not.toEqual(idsOf({}))
  expect(idsOf({}, { ...content.site, language: 'de' })).not.toEqual(idsOf({}))
})

test.each(['2026-02-03T02:18:00Z', '2026-02-02T18:00:00Z', '2026-02-03T11:59:59.900Z'])(
  'no date of a feed that is built at %s is later',
  (time) => {
    const feed = parse(buildFeed(content, path, new Date(time)))
    const dates = feed.querySelectorAll('published, updated').map(({ text }) => text)
    expect(dates.filter((date) => new Date(date) > new Date(time))).toEqual([])
  },
)

test.each([
  ['articles/cover.avif', 'articles/cover.avif.jpg'],
  ['articles/cover.webp', 'articles/cover.webp.jpg'],
  ['articles/chart.png', 'articles/chart.png'],
  ['articles/photo.jpeg', 'articles/photo.jpeg'],
])('the picture %s is %s in the feed', (file, name) => {
  const picture = { imgUrl: { relativePath: file }, imgAlt: 'A shelf', caption: null }
  const body = { text: { sections: [], footnotes: [] }, pictures: [] }
  const { html, pictures } = entryHtml({ path: '/a/', body, picture }, 'https://a.example', '/feed')
  expect(pictures).toEqual([file])
  expect(html).toContain(`src="https://a.example/feed/${name}"`)
})
