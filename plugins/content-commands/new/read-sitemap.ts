import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { bareAmpersandIn } from '../../content/files/parse-svg'
import { lineStarts } from '../../content/text/place-parts'
import { parseUrl } from '../../content/text/parse-url'
import { decodeLetters, normalAddress } from '../../content/text/normal-form'

/** What a sitemap of sitemaps.org, or a feed, contains. */
export interface Sitemap {
  /** The addresses of pages, complete. */
  pages: string[]
  /** Of an index, the addresses of the sitemaps that it lists. */
  sitemaps: string[]
  /** The lines of the entries that have no complete address. */
  incomplete: number[]
}

const isAddress = (text: string): boolean => /^https?:/i.test(text) && parseUrl(text) !== undefined

/** The encodings that a file says at its beginning. */
const marks: readonly [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
  [[0x68, 0, 0x74, 0], 'utf-16le'],
  [[0, 0x68, 0, 0x74], 'utf-16be'],
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

/** An address as the base of its element completes it; as it is if there is none. */
function resolved(address: string, base: string): string {
  try {
    return base === '' || isAddress(address) ? address : new URL(address, base).href
  } catch {
    return address
  }
}

/** The elements that have the address of a page or of a sitemap. */
const isEntry = /^(?:url|sitemap|item|entry)$/

/** @throws if the XML is not well-formed */
function readXml(xml: string): Sitemap {
  const [space = ''] = /^\s*/.exec(xml) ?? []
  const found: Sitemap = { pages: [], sitemaps: [], incomplete: [] }
  const parser = new SaxesParser({ xmlns: true })
  const open: { name: string; base: string; isPermaLink: boolean }[] = []
  /** The entry of a page or sitemap that is open: its own address, or else its permanent one. */
  let entry: { line: number; address?: string; permalink?: string } = { line: 0 }
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
  parser.on('opentag', ({ local: name, attributes }) => {
    const { href, rel, isPermaLink } = attributes
    const parent = open.at(-1)
    const base = resolved(attributes['xml:base']?.value ?? '', parent?.base ?? '')
    if (isEntry.test(name)) entry = { line: parser.line - 1 + linesTo(space) }
    if (parent?.name === 'entry' && name === 'link' && (rel?.value ?? 'alternate') === 'alternate')
      entry.address ??= href && resolved(href.value.trim(), base)
    open.push({ name, base, isPermaLink: isPermaLink?.value !== 'false' })
    text = ''
  })
  const add = (part: string) => void (text += part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    const closed = open.pop()
    const parent = open.at(-1)?.name
    if (!closed) return
    const { name, base, isPermaLink } = closed
    // Pictures and videos have addresses too, and so has the feed itself.
    if (/^(?:(?:url|sitemap) loc|item link)$/.test(`${parent} ${name}`))
      entry.address ??= resolved(text.trim(), base)
    if (parent === 'item' && name === 'guid' && isPermaLink) entry.permalink = text.trim()
    if (!isEntry.test(name)) return
    const address = [entry.address, entry.permalink].find((given) => given && isAddress(given))
    if (address === undefined) found.incomplete.push(entry.line)
    else (name === 'sitemap' ? found.sitemaps : found.pages).push(address)
  })
  parser.write(xml.slice(space.length)).close()
  return found
}

/** The cells of a line of a table, of which some are in quotes. */
const cellsOf = (line: string, separator: string): string[] =>
  [
    ...line.matchAll(new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')),
  ].map(([, quoted, plain = '']) => (quoted?.replaceAll('""', '"') ?? plain).trim())

/** An address without its domain or protocol. */
const isPartOfAddress = (text: string): boolean => /^(?:\/|[^\s/:]+\.[^\s/:]+)\S*$/.test(text)

/** A line that is neither empty nor a comment, and its number. */
interface Line {
  number: number
  text: string
}

/**
 * What separates the columns of a table; undefined for a list of addresses, which can have commas
 * too: a table begins with the names of its columns, and all of its rows have as many.
 */
function separatorOf([first, ...rows]: readonly Line[]): string | undefined {
  if (!first) return undefined
  if ([first, ...rows].some(({ text }) => text.includes('\t'))) return '\t'
  const separator = isAddress(first.text) ? undefined : /[;,]/.exec(first.text)?.[0]
  if (separator === undefined) return undefined
  const isDeclared = /^sep=.$/.test(first.text)
  const columns = [...(isDeclared ? [] : [first]), ...rows].map(
    ({ text }) => cellsOf(text, separator).length,
  )
  return new Set(columns).size === 1 ? separator : undefined
}

/**
 * The addresses of a list with one on each line, or of a table (CSV, TSV), as search engines export
 * them: below the names of its columns, the first address of each line.
 * @throws if it is a table without names
 */
function readLines(lines: readonly Line[]): Sitemap {
  const separator = separatorOf(lines)
  const row = lines.find(({ text }) => /^"|[,;][\d.]+%(?:[,;]|$)/.test(text))
  if (separator === undefined && row)
    throw new Error(
      `line ${row.number} is a row of a table: keep only the column with the addresses, or begin it with the names of the columns`,
    )
  const rows = lines.map(({ number, text }) => ({
    number,
    address: separator
      ? cellsOf(text, separator).find(isAddress)
      : isAddress(text)
        ? text
        : undefined,
  }))
  const pages = rows.flatMap(({ address }) => address ?? [])
  if (pages.length === 0 && !lines.some(({ text }) => isPartOfAddress(text)))
    return { pages, sitemaps: [], incomplete: [] }
  const first = separator ? rows.findIndex(({ address }) => address !== undefined) : 0
  const incomplete = rows.slice(Math.max(0, first)).filter(({ address }) => address === undefined)
  return { pages, sitemaps: [], incomplete: incomplete.map(({ number }) => number) }
}

/**
 * Reads a sitemap in each form that sitemaps.org allows: XML, an index of other sitemaps, a feed in
 * RSS or Atom, or a text with an address on each line; also a table of addresses, and each compressed
 * with gzip or in other encodings than UTF-8.
 * @throws if it is neither XML nor such a text
 */
export function readSitemap(file: Buffer): Sitemap {
  if (file.toString('latin1', 0, 4) === 'PK\x03\x04')
    throw new Error('it is a ZIP archive: unpack it, and give the file with the addresses of pages')
  const text = textOf(file).replace(/^\ufeff/, '')
  if (/^\s*<(?:!doctype html|html)\b/i.test(text))
    throw new Error('it is a web page (HTML): save the sitemap itself, as "View source" shows it')
  if (/^\s*</.test(text)) return readXml(text)
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
  return readLines(lines)
}

/**
 * An address without its origin, as data/redirects.json has it: "/blog/?page=2". It stays encoded if
 * its letters have another spelling than the usual one, which a program could change when it is
 * copied. Undefined if it is no address.
 */
export function pathOfUrl(url: string): string | undefined {
  const parsed = /^https?:/i.test(url) ? parseUrl(url) : undefined
  if (!parsed) return undefined
  const { pathname, search } = parsed
  const letters = decodeLetters(pathname)
  return (letters === normalAddress(pathname) ? letters : pathname) + search
}
