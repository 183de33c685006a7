import { absoluteUrl } from '../content'

/** What the query returns, with the texts as HTML. */
export interface FeedContent {
  site: { name: string; url: string; language: string }
  /** The page that lists the entries. */
  list: { path: string; title: string; description: string }
  /** The newest first. */
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  path: string
  title: string
  description: string
  /** Days, such as "2026-02-03". */
  published: string
  updated: string | null
  author: { name: string }
  categories: readonly { title: string }[]
  /** HTML with complete addresses. */
  html: string
}

/** XML 1.0 has no other control characters than tab and line ends, not even escaped. */
const controls = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text as it stands in XML or HTML. */
export const escapeXml = (text: string): string =>
  text
    .replace(controls, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const startTag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(
    ' ',
  )

const textElement = (name: string, text: string, attributes = {}): string =>
  `<${startTag(name, attributes)}>${escapeXml(text)}</${name}>`

const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${startTag(name, attributes)}/>`

/** Noon, so that a reader's time zone hardly ever shows another day. */
const timeOf = (day: string): string => `${day}T12:00:00Z`

const updatedOf = ({ published, updated }: FeedEntry): string => timeOf(updated ?? published)

const authorElement = (name: string): string => `<author>${textElement('name', name)}</author>`

function entryElement(entry: FeedEntry, site: string): string {
  const url = absoluteUrl(site, entry.path)
  return [
    '<entry>',
    textElement('id', url),
    textElement('title', entry.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('published', timeOf(entry.published)),
    textElement('updated', updatedOf(entry)),
    authorElement(entry.author.name),
    ...entry.categories.map(({ title }) => emptyElement('category', { term: title })),
    textElement('summary', entry.description),
    textElement('content', entry.html, { type: 'html' }),
    '</entry>',
  ].join('\n')
}

/**
 * An Atom feed (RFC 4287) with the full text of its entries.
 * @param path the address of the feed itself
 */
export function buildFeed({ site, list, entries }: FeedContent, path: string): string {
  const self = absoluteUrl(site.url, path)
  const latest = entries.map(updatedOf).sort().at(-1) ?? ''
  const namespaces = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${startTag('feed', namespaces)}>`,
    textElement('id', self),
    textElement('title', `${list.title} | ${site.name}`),
    textElement('subtitle', list.description),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    emptyElement('link', {
      rel: 'alternate',
      type: 'text/html',
      href: absoluteUrl(site.url, list.path),
    }),
    textElement('updated', latest),
    authorElement(site.name),
    ...entries.map((entry) => entryElement(entry, site.url)),
    '</feed>',
    '',
  ].join('\n')
}
