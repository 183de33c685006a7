import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { bareAmpersandIn } from '../../content/files/parse-svg'
import { lineStarts } from '../../content/text/place-parts'
import { parseUrl } from '../../content/text/parse-url'
import { encodeParameterNames } from '../../content/site/redirect-source'
import { normalAddress } from '../../content/text/normal-form'

/** What a sitemap of sitemaps.org, or a feed, contains. */
export interface Sitemap {
  /** The addresses of pages, complete. */
  pages: string[]
  /** Of an index, the addresses of the sitemaps that it lists. */
  sitemaps: string[]
}

/** The encodings that a file says at its beginning. */
const marks: readonly [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
]

function encodingOf(bytes: Buffer): string {
  const [, marked] = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? []
  const [, declared] =
    /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? []
  return marked ?? declared ?? 'utf-8'
}

/** @throws if the encoding is unknown */
function textOf(file: Buffer): string {
  const isGzip = file[0] === 0x1f && file[1] === 0x8b
  const bytes = isGzip ? gunzipSync(file) : file
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

const linesTo = (text: string): number => lineStarts(text).length

/** @throws if the XML is not well-formed */
function readXml(xml: string): Sitemap {
  const [space = ''] = /^\s*/.exec(xml) ?? []
  const found: Sitemap = { pages: [], sitemaps: [] }
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  let text = ''
  parser.on('error', ({ message }) => {
    const ampersand = bareAmpersandIn(xml)
    const [, line, column, reason = message] = /^(\d+):(\d+): (.*)$/s.exec(message) ?? []
    throw new Error(
      ampersand >= 0
        ? `line ${linesTo(xml.slice(0, ampersand))} has a "&" that begins no character of XML: write "&amp;" for it`
        : `line ${Number(line) - 1 + linesTo(space)}, column ${column}: ${reason}`,
    )
  })
  parser.on('opentag', ({ local, attributes: { href, rel } }) => {
    const isAtomLink = open.at(-1) === 'entry' && local === 'link'
    if (isAtomLink && href && (rel?.value ?? 'alternate') === 'alternate')
      found.pages.push(href.value.trim())
    open.push(local)
    text = ''
  })
  const add = (part: string) => void (text += part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const [parent, tag] = open.slice(-2)
    open.pop()
    // Pictures and videos have addresses too, and so has the feed itself.
    const element = `${parent} ${tag}`
    if (['url loc', 'item link'].includes(element)) found.pages.push(text.trim())
    if (element === 'sitemap loc') found.sitemaps.push(text.trim())
  })
  parser.write(xml.slice(space.length)).close()
  return found
}

const isAddress = (text: string): boolean => /^https?:/i.test(text)

/** The cells of a line of a table, of which some are in quotes. */
const cellsOf = (line: string, separator: string): string[] =>
  [
    ...line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')),
  ].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

/**
 * The addresses of a list with one on each line, or of a table (CSV, TSV), as search engines export
 * them: below the names of its columns, the first address of each line.
 * @throws if it is a table without names
 */
function addressesIn(lines: readonly string[]): string[] {
  const [first = ''] = lines
  const ofNames = isAddress(first) ? undefined : /[\t;,]/.exec(first)?.[0]
  const separator = lines.some((line) => line.includes('\t')) ? '\t' : ofNames
  if (separator !== undefined)
    return lines.flatMap((line) => cellsOf(line, separator).find(isAddress) ?? [])
  const row = lines.findIndex((line) => /^"|(?:[,;][\d.%]+){2}$/.test(line))
  if (row >= 0)
    throw new Error(
      `line ${row + 1} is a row of a table: keep only the column with the addresses, or begin it with the names of the columns`,
    )
  return [...lines]
}

/**
 * Reads a sitemap in each form that sitemaps.org allows: XML, an index of other sitemaps, a feed in
 * RSS or Atom, or a text with an address on each line; also a table of addresses, and each compressed
 * with gzip or in other encodings than UTF-8.
 * @throws if it is neither XML nor such a text
 */
export function readSitemap(file: Buffer): Sitemap {
  const text = textOf(file).replace(/^\ufeff/, '')
  if (/^\s*</.test(text)) return readXml(text)
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return { pages: addressesIn(lines), sitemaps: [] }
}

/**
 * An address without its origin, as data/redirects.json has it: "/blog/?page=2". Undefined if it is
 * no address.
 */
export function pathOfUrl(url: string): string | undefined {
  const parsed = isAddress(url) ? parseUrl(url) : undefined
  if (!parsed) return undefined
  const { pathname, search } = parsed
  return encodeParameterNames(normalAddress(pathname) + search)
}
