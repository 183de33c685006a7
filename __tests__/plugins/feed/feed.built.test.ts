import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import { validateXML } from 'xmllint-wasm'
import { hasLocation } from '../../../plugins/content/files/picture-location'
import { sites } from '../../built-site/sites'

const grammar = readFileSync('__tests__/fixtures/atom.rng', 'utf8')

describe.each(sites)('$name', ({ site }) => {
  const { paths, publicFolder } = site
  const articles = site.dataFiles(/^articles\/[^/]+\.md$/).map(site.pathOf)
  const file = join(publicFolder, paths.feed)
  const { url } = site.readData('site') as { url: string }

  test('a site with articles has a feed, which each page names in its head', () => {
    expect(existsSync(file)).toBe(articles.length > 0)
    for (const { document } of site.readPages()) {
      const links = document.querySelectorAll('link[type="application/atom+xml"]')
      const found = links.map((link) => link.getAttribute('href'))
      expect(found).toEqual(articles.length > 0 ? [paths.feed] : [])
    }
  })

  if (articles.length === 0) return
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const feed = parse(xml)

  test('the feed is valid Atom with all published articles', async () => {
    const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' })
    expect(errors).toEqual([])
    const links = feed
      .querySelectorAll('entry link')
      .map((link) => decodeURI(link.getAttribute('href') ?? ''))
    expect(links.sort()).toEqual(articles.map((path) => url + path).sort())
  })

  const pictures = feed
    .querySelectorAll('content')
    .flatMap(({ text }) => parse(text).querySelectorAll('img'))
    .map((picture) => (picture.getAttribute('src') ?? '').slice(url.length))

  test('its type is that of Atom, and other sites may show it and its pictures', async () => {
    const answer = await site.loadAnswers()
    const shared = { 'cross-origin-resource-policy': 'cross-origin' }
    expect(answer(paths.feed)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/atom+xml; charset=utf-8', ...shared },
    })
    for (const picture of pictures)
      expect([picture, answer(picture)]).toMatchObject([picture, { status: 200, headers: shared }])
  })

  test('its pictures have a format and a size for email programs', async () => {
    for (const picture of pictures) {
      const file = join(publicFolder, decodeURI(picture))
      const { format, width } = await sharp(file).metadata()
      expect(format).toBe(file.endsWith('.png') ? 'png' : 'jpeg')
      expect(width).toBeLessThanOrEqual(1280)
    }
  })

  test('addresses in its texts are complete and exist, and no picture says where it was taken', () => {
    for (const { text } of feed.querySelectorAll('content')) {
      const html = parse(text)
      const links = html.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
      expect(links.filter((link) => !/^(?:https?|mailto|tel):/.test(link))).toEqual([])
      for (const picture of html.querySelectorAll('img')) {
        const src = picture.getAttribute('src') ?? ''
        expect(src.startsWith(`${url}${paths.home}feed/`)).toBe(true)
        const copy = readFileSync(join(publicFolder, decodeURI(src.slice(url.length))))
        expect(hasLocation(copy)).toBe(false)
      }
    }
  })
})
