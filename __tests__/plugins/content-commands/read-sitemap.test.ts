import { gzipSync } from 'node:zlib'
import { pathOfUrl, readSitemap } from '../../../plugins/content-commands/new/read-sitemap'
import { parseRedirectSource } from '../../../plugins/content/site/redirect-source'

const xml = (loc: string, [tag, list, inner] = ['url', 'urlset', '']) =>
  `<?xml version="1.0"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` +
  `<${tag}>${inner}<loc>${loc}</loc><lastmod>2020-01-01</lastmod></${tag}></${list}>`

const address = 'https://a.example/b?c=1&d=2'
const escaped = address.replace('&', '&amp;')
const plain = xml(escaped)

const utf16 = (text: string, isBig = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['plain', Buffer.from(plain)],
  ['with a byte order mark', Buffer.from(`\ufeff${plain}`)],
  ['with blank lines before it', Buffer.from(`\n ${plain.replace(/^<[^>]*>/, '')}`)],
  ['compressed', gzipSync(plain)],
  ['in UTF-16, little end first', utf16(plain)],
  ['in UTF-16, big end first', utf16(plain, true)],
  ['with CDATA', Buffer.from(xml(`<![CDATA[${address}]]>`))],
  ['with line breaks', Buffer.from(xml(`\n  https://a.example/b?c=1&#38;d=2\n`))],
  [
    'with a prefix',
    Buffer.from(plain.replaceAll(/<(\/?)(?=[a-z])/g, '<$1s:').replace('xmlns=', 'xmlns:s=')),
  ],
  ['as a list', Buffer.from(`${address}\r\n\r\n`)],
  ['as a table of Search Console', Buffer.from(`Top pages,Clicks,CTR\n${address},120,2.5%\n`)],
  ['as a table with tabs', Buffer.from(`Seiten\tKlicks\r\n${address}\t120\r\n`)],
  ['as a table without names, with tabs', Buffer.from(`${address}\t120\n`)],
  ['as a table of Excel', Buffer.from(`Rang;"Adresse";Klicks\n1;"${address}";12\n`)],
  ['as a list with the line ends of an old Mac', Buffer.from(`\r${address}\r\r`)],
  [
    'as an RSS feed',
    Buffer.from(
      `<rss version="2.0" xmlns:a="http://www.w3.org/2005/Atom"><channel><link>https://a.example/</link><a:link href="https://a.example/feed" rel="self"/><item><title>B</title><link>${escaped}</link><comments>https://a.example/b#c</comments></item></channel></rss>`,
    ),
  ],
  [
    'as an Atom feed',
    Buffer.from(
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><entry><link rel="edit" href="https://a.example/edit"/><link rel="alternate" href="${escaped}"/></entry></feed>`,
    ),
  ],
  [
    'as an Atom feed with a prefix',
    Buffer.from(
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:link href="${escaped}"/></a:entry></a:feed>`,
    ),
  ],
  [
    'as an RSS 1.0 feed',
    Buffer.from(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel><link>https://a.example/</link></channel><item><link> ${escaped} </link></item></rdf:RDF>`,
    ),
  ],
  ['as a compressed list', gzipSync(address)],
  [
    'with a picture',
    Buffer.from(
      plain
        .replace('<lastmod>', '<i:image><i:loc>https://a.example/p.png</i:loc></i:image><lastmod>')
        .replace('xmlns=', 'xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns='),
    ),
  ],
])('reads a sitemap %s', (_what, file) => {
  expect(readSitemap(file)).toEqual({ pages: [address], sitemaps: [], incomplete: [] })
})

test('reads each line of a list, whatever its line ends are', () => {
  for (const end of ['\r', '\n', '\r\n'])
    expect(
      readSitemap(Buffer.from(['https://a.example/1', 'https://a.example/2'].join(end))),
    ).toEqual({
      pages: ['https://a.example/1', 'https://a.example/2'],
      sitemaps: [],
      incomplete: [],
    })
})

test('reads letters in the encoding that the XML declares', () => {
  const text = xml('https://a.example/caf\xe9').replace('"1.0"', '"1.0" encoding="ISO-8859-1"')
  expect(readSitemap(Buffer.from(text, 'latin1')).pages).toEqual(['https://a.example/café'])
})

test('reads the sitemaps of an index', () => {
  const index = xml('https://a.example/one.xml', ['sitemap', 'sitemapindex', ''])
  expect(readSitemap(Buffer.from(index))).toEqual({
    pages: [],
    sitemaps: ['https://a.example/one.xml'],
    incomplete: [],
  })
})

test('reads addresses with commas in a table', () => {
  const table = 'Page,Clicks\n"https://a.example/a,b",1\nhttps://a.example/c,2'
  expect(readSitemap(Buffer.from(table)).pages).toEqual([
    'https://a.example/a,b',
    'https://a.example/c',
  ])
  expect(readSitemap(Buffer.from('https://a.example/a,b\nhttps://a.example/c,12')).pages).toEqual([
    'https://a.example/a,b',
    'https://a.example/c,12',
  ])
})

test.each([
  ['https://a.example/b,12,3\nhttps://a.example/c', ['/b,12,3', '/c']],
  ['https://a.example/b,12,3\nhttps://a.example/c,4,5', ['/b,12,3', '/c,4,5']],
  ['Addresses, as of 2024\nhttps://a.example/b,12,3', ['/b,12,3'], [1]],
  ['sep=;\nURL;Code\nhttps://a.example/b,1;200\nhttps://a.example/c;301', ['/b,1', '/c']],
  ['URL,Code\nhttps://a.example/b,200\n/c,200', ['/b'], [3]],
  ['# a\nhttps://a.example/b\n\n/c\nwww.a.example/d\n<https://a.example/e>', ['/b'], [4, 5, 6]],
  ['/b\n/c', [], [1, 2]],
  ['a.example/b', [], [1]],
  ['User-agent: *\nDisallow:', []],
  [
    '<urlset><url><loc>/b</loc></url>\n<url><loc/></url>\n<url/><url><loc>https://a.example/c</loc></url></urlset>',
    ['/c'],
    [1, 2, 3],
  ],
  [
    '<feed xml:base="https://a.example/x/"><entry><link href="/b"/></entry><entry xml:base="y/"><link href="c"/></entry></feed>',
    ['/b', '/x/y/c'],
  ],
  ['<feed>\n<entry><link href="/b"/></entry></feed>', [], [2]],
  [
    '<rss><channel xml:base="https://a.example"><item><link>/b</link></item></channel></rss>',
    ['/b'],
  ],
  [
    '<rss><channel><item><guid>https://a.example/b</guid></item><item><guid isPermaLink="false">https://a.example/c</guid></item><item><guid isPermaLink="true">https://a.example/d</guid><link>https://a.example/e</link></item></channel></rss>',
    ['/b', '/e'],
    [1],
  ],
  ['<sitemapindex><sitemap><loc>/one.xml</loc></sitemap></sitemapindex>', [], [1]],
])('reads %j, and names the lines without a complete address', (text, paths, incomplete = []) => {
  const { pages, ...rest } = readSitemap(Buffer.from(text))
  expect(pages.map(pathOfUrl)).toEqual(paths)
  expect(rest).toEqual({ sitemaps: [], incomplete })
})

test.each([
  [xml(address).replace('<url>', '<url>\n'), /^line 3 has a "&" that .*write "&amp;"/],
  [`\n <rss><channel>\n<link>x&y</link></channel></rss>`, /^line 3 has a "&"/],
  [`<urlset><!-- a & b -->\n<url>`, /^line 2, column 5: unclosed tag: url/],
  ['https://a.example/leistungen/,120,4000,3%', /^line 1 is a row of a table: keep only/],
  ['https://a.example/\n"https://a.example/b"', /^line 2 is a row of a table/],
  ['\n<!DOCTYPE html><html><br></html>', /is a web page/],
  ['PK\x03\x04', /is a ZIP archive/],
])('says why %j cannot be read', (text, reason) => {
  expect(() => readSitemap(Buffer.from(text))).toThrow(reason)
})

test('refuses what is not well-formed, and finds nothing in other documents', () => {
  expect(() => readSitemap(Buffer.from('<!doctype html><p>Not found'))).toThrow()
  expect(readSitemap(Buffer.from('<svg><title/></svg>')).pages).toEqual([])
  expect(readSitemap(Buffer.from('')).pages).toEqual([])
})

test.each([
  ['https://a.example/%C3%BC/?p=1&q=2', '/ü/?p=1&q=2'],
  ['https://a.example/ü', '/ü'],
  ['https://a.example/About%20Us.aspx', '/About%20Us.aspx'],
  ['https://a.example/caf%E9', '/caf%E9'],
  ['https://a.example/%e0%a6%ac%e0%a6/', '/%E0%A6%AC%E0%A6/'],
  // Letters in one spelling, and in another one.
  ['https://a.example/%E0%A6%AF%E0%A6%BC/', '/\u09af\u09bc/'],
  ['https://a.example/%E0%A6%A1%E0%A6%BC%E0%A7%9F/', '/%E0%A6%A1%E0%A6%BC%E0%A7%9F/'],
  ['https://a.example/100%25-sure/', '/100%25-sure/'],
  ['https://a.example/x%28y%29/', '/x(y)/'],
  ['https://a.example/a%2Ab', '/a%2Ab'],
  ['https://a.example/shop?filter[a]=1&b=2', '/shop?filter[a]=1&b=2'],
  ['https://a.example/?a%5B%5D=x', '/?a%5B%5D=x'],
  ['https://a.example/?tx_news[id]=12', '/?tx_news[id]=12'],
  ['https://a.example/?a;b=1', '/?a;b=1'],
  ['https://a.example/?$a=1', '/?$a=1'],
  ['https://a.example/about?', '/about'],
  ['https://a.example/about#team', '/about'],
  ['nothing', undefined],
  ['ftp://a.example/', undefined],
])('%s is %s in data/redirects.json', (url, path) => {
  expect(pathOfUrl(url)).toBe(path)
  if (path !== undefined) expect(parseRedirectSource(path)).not.toHaveProperty('problem')
})
