import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sitemapPath } from '../../plugins/sitemap'
import { manifestPath } from '../../plugins/theme/manifest'
import { violations, type BuiltPage } from '../support/site'
import { sites } from './sites'

describe.each(sites)('$name', ({ site }) => {
  const { isInLanguage, paths, publicFolder, readData, readPages } = site
  const { name, url, language, locale } = readData('site') as Record<
    'name' | 'url' | 'language' | 'locale',
    string
  >

  const pages = readPages()

  /** The attribute of all elements in the head that match a selector. */
  const values = ({ document }: BuiltPage, selector: string, attribute: string): string[] =>
    document
      .querySelectorAll(`head ${selector}`)
      .map((found) => found.getAttribute(attribute) ?? '')

  /** All values of a meta element, by its name or property. */
  const meta = (page: BuiltPage, key: string): string[] =>
    values(page, `meta[${/^(?:og|article):/.test(key) ? 'property' : 'name'}="${key}"]`, 'content')

  const canonical = (page: BuiltPage): string[] => values(page, 'link[rel="canonical"]', 'href')
  const titleOf = ({ document }: BuiltPage): string => document.querySelector('title')?.text ?? ''
  const isHidden = (page: BuiltPage): boolean => meta(page, 'robots').join().includes('noindex')

  const notFound = ['/404.html', `${paths.home}404/`, paths.caseStudyNotFound]
  const addressed = pages.filter(({ route }) => !notFound.includes(route))

  test('every page has its own address as its canonical one, not-found pages have none', () => {
    const issues = violations(pages, (page) => {
      const expected = notFound.includes(page.route) ? [] : [url + page.route]
      return canonical(page).join() === expected.join()
        ? []
        : [`canonical ${canonical(page).join()}`]
    })
    expect(issues).toEqual([])
  })

  test('the metadata for search engines and for shared links is the same', () => {
    const issues = violations(pages, (page) => {
      // Previews do not need the names of the page above and of the agency.
      const [title = 'missing'] = meta(page, 'og:title')
      const [description = 'missing'] = meta(page, 'description')
      const expected = {
        description,
        'og:type': meta(page, 'article:published_time').length > 0 ? 'article' : 'website',
        'og:locale': locale.replace('-', '_'),
        'og:site_name': name,
        'og:title': titleOf(page).startsWith(title) ? title : titleOf(page),
        'og:description': description,
        'og:url': canonical(page).join(),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': title,
        'twitter:card': 'summary_large_image',
        'twitter:image:alt': title,
      }
      return Object.entries(expected)
        .filter(([key, value]) => meta(page, key).join(' | ') !== value)
        .map(([key]) => `${key} ${meta(page, key).join(' | ')}`)
    })
    expect(issues).toEqual([])
  })

  test('titles have at most 60 characters and descriptions at most 160, and no two pages share them', () => {
    const seen = new Map<string, string>()
    const issues = violations(pages, (page) => {
      const [title, description = ''] = [titleOf(page), ...meta(page, 'description')]
      const long = [
        ...(title.length > 60 ? [`title: ${title.length}`] : []),
        ...(description.length > 160 ? [`description: ${description.length}`] : []),
      ]
      if (!addressed.includes(page)) return long
      return [title, description, ...meta(page, 'og:image')].flatMap((text) => {
        const first = seen.get(text)
        seen.set(text, page.route)
        return first === undefined ? long : [...long, `${first} has it too: ${text}`]
      })
    })
    expect(issues).toEqual([])
  })

  test('a page and its translations name each other, in the head and in the sitemap, and the first for all other languages', async () => {
    const alternatesOf = (page: BuiltPage): string[] =>
      values(page, 'link[hreflang]', 'hreflang').map(
        (tag, index) => `${tag} ${values(page, 'link[hreflang]', 'href')[index]}`,
      )
    const all = site.readAllPages()
    const byAddress = new Map(all.map((page) => [canonical(page).join(), alternatesOf(page)]))
    const sitemap = readFileSync(join(publicFolder, sitemapPath), 'utf8')
    const answerAt = await site.loadAnswers()
    const issues = violations(pages, (page) => {
      const alternates = alternatesOf(page)
      const address = canonical(page).join()
      if (alternates.length === 0)
        return sitemap.includes(`<loc>${address}</loc><xhtml`) ? [address] : []
      const targets = alternates.map((alternate) => alternate.slice(alternate.indexOf(' ') + 1))
      const inSitemap = alternates.map((alternate) => {
        const [tag = '', href = ''] = alternate.split(' ')
        return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`
      })
      return [
        ...(alternates.includes(`${language} ${address}`) ? [] : ['does not name itself']),
        ...(alternates.some((alternate) => alternate.startsWith('x-default '))
          ? []
          : ['has no x-default']),
        ...(new Set(alternates.map((alternate) => alternate.split(' ')[0])).size ===
        alternates.length
          ? []
          : ['twice']),
        ...targets.filter((target) => answerAt(target).status !== 200),
        ...targets.filter(
          (target) => byAddress.get(target)?.toSorted().join() !== alternates.toSorted().join(),
        ),
        ...(sitemap.includes(`<loc>${address}</loc>`) ? inSitemap : []).filter(
          (link) => !sitemap.includes(link),
        ),
      ]
    })
    expect(issues).toEqual([])
  })

  test('every social picture exists, is unique, and has 1200 by 630 pixels and at most 300 KB', async () => {
    const addresses = new Set(pages.flatMap((page) => meta(page, 'og:image')))
    const pictures = await Promise.all(
      [...addresses].map(async (address) => {
        const file = readFileSync(join(publicFolder, decodeURI(address.slice(url.length))))
        const { width, height, format } = await sharp(file).metadata()
        return { address, file, isRight: width === 1200 && height === 630 && format === 'png' }
      }),
    )
    const wrong = pictures.filter(({ file, isRight }) => !isRight || file.length > 300_000)
    expect(wrong.map(({ address }) => address)).toEqual([])
    const different = new Set(pictures.map(({ file }) => file.toString('latin1')))
    expect(different.size).toBe(addresses.size)
  })

  test('every page has its language, theme color, icons and manifest', () => {
    const issues = violations(pages, (page) => [
      page.document.querySelector('html')?.getAttribute('lang') === language ? undefined : 'lang',
      /^#[0-9a-f]{6}(?:,#[0-9a-f]{6})?$/.test(meta(page, 'theme-color').join())
        ? undefined
        : 'theme-color',
      values(page, 'link[rel="icon"]', 'href').length === 2 ? undefined : 'icons',
      values(page, 'link[rel="apple-touch-icon"]', 'href').length === 1 ? undefined : 'touch icon',
      values(page, 'link[rel="manifest"]', 'href').join() === paths.home.slice(0, -1) + manifestPath
        ? undefined
        : 'manifest',
    ])
    expect(issues).toEqual([])
  })

  test('robots.txt names the sitemap, which lists each page that search engines may index, and no not-found page', () => {
    const robots = readFileSync(join(publicFolder, 'robots.txt'), 'utf8')
    expect(robots).toContain(`Sitemap: ${url}${sitemapPath}`)
    expect(robots).not.toContain('Disallow')
    const sitemap = readFileSync(join(publicFolder, sitemapPath), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, address = '']) => address)
      .filter((address) => isInLanguage(address.slice(url.length)))
    const indexed = addressed.filter((page) => !isHidden(page)).flatMap(canonical)
    expect(listed.sort()).toEqual(indexed.sort())
    expect(listed).toContain(url + paths.home)
    const open = pages.filter((page) => !addressed.includes(page) && !isHidden(page))
    expect(open.map(({ route }) => route)).toEqual([])
  })
})
