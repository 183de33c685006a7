import { createHash } from 'node:crypto'
import { absoluteUrl, localTime, withoutBreakMarks } from '../content'

/** What the query returns, with the texts as HTML. */
export interface FeedContent {
  /** Without a time zone, days are those of UTC. */
  site: { name: string; url: string; language: string; timeZone?: string | null }
  /** The page that lists the entries. */
  list: { path: string; title: string; description: string }
  /** The newest first. */
  entries: readonly FeedEntry[]
}

export interface FeedEntry {
  path: string
  /** The earlier addresses of the page, the oldest first. */
  formerPaths?: readonly string[] | null
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

const element = (name: string, text: string, attributes = {}): string =>
  `<${startTag(name, attributes)}>${escapeXml(text)}</${name}>`

/** A text that readers list and search, so that it has no marks for line breaks. */
const textElement = (name: string, text: string): string => element(name, withoutBreakMarks(text))

const emptyElement = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${startTag(name, attributes)}/>`

/** When days begin, and the time of the build. */
interface Clock {
  timeZone: string
  built: Date
}

/**
 * Noon in the time zone of the site, so that readers near it show the same day, but never later than
 * the build: readers hide entries from the future, or keep them at the top.
 */
const timeOf = (day: string, { timeZone, built }: Clock): string => {
  const utcNoon = new Date(`${day}T12:00:00Z`)
  const ahead = new Date(`${localTime(utcNoon, timeZone)}Z`).getTime() - utcNoon.getTime()
  const noon = new Date(utcNoon.getTime() - ahead)
  return `${(noon < built ? noon : built).toISOString().slice(0, 19)}Z`
}

const updatedOf = ({ published, updated }: FeedEntry, clock: Clock): string =>
  timeOf(updated ?? published, clock)

/** An id that depends on the texts alone: a UUID of version 8 (RFC 9562). */
function uuidOf(...texts: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex')
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) % 4)
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** The last segment of a path in one form: "pay" of "/articles/pay/". */
const lastSegment = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').normalize('NFC')

/**
 * The id of an entry, which must never change (RFC 4287, 4.2.6): made of its day and of the last
 * segment of its first address, it outlives a rename, another domain and other segments above it.
 */
const entryId = ({ path, formerPaths, published }: FeedEntry, language: string): string =>
  uuidOf(language, published, lastSegment(formerPaths?.[0] ?? path))

const authorElement = (name: string): string => `<author>${textElement('name', name)}</author>`

function entryElement(entry: FeedEntry, site: FeedContent['site'], clock: Clock): string {
  const url = absoluteUrl(site.url, entry.path)
  return [
    '<entry>',
    textElement('id', entryId(entry, site.language)),
    textElement('title', entry.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    textElement('published', timeOf(entry.published, clock)),
    textElement('updated', updatedOf(entry, clock)),
    authorElement(entry.author.name),
    ...entry.categories.map(({ title }) =>
      emptyElement('category', { term: withoutBreakMarks(title) }),
    ),
    textElement('summary', entry.description),
    element('content', entry.html, { type: 'html' }),
    '</entry>',
  ].join('\n')
}

/**
 * An Atom feed (RFC 4287) with the full text of its entries.
 * @param path the address of the feed itself
 * @param built the time of the build
 */
export function buildFeed({ site, list, entries }: FeedContent, path: string, built: Date): string {
  const self = absoluteUrl(site.url, path)
  const clock = { timeZone: site.timeZone ?? 'UTC', built }
  const latest =
    entries
      .map((entry) => updatedOf(entry, clock))
      .sort()
      .at(-1) ?? ''
  const namespaces = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.language }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${startTag('feed', namespaces)}>`,
    // Not its address, which changes with the domain.
    textElement('id', uuidOf(site.language, site.name)),
    textElement('title', `${list.title} | ${site.name}`),
    textElement('subtitle', list.description),
    // First, because some readers take the first link for that of the site.
    emptyElement('link', {
      rel: 'alternate',
      type: 'text/html',
      href: absoluteUrl(site.url, list.path),
    }),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    textElement('updated', latest),
    authorElement(site.name),
    ...entries.map((entry) => entryElement(entry, site, clock)),
    '</feed>',
    '',
  ].join('\n')
}
