import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import {
  caseStudyNotFoundPath,
  homePath,
  manifestPath,
  sitemapPath,
  thankYouPath,
  unsubscribedPath,
} from '../../src/routes/paths'
import { publicFolder, readPages, type BuiltPage } from './site'

const { name, url, description } = JSON.parse(readFileSync(resolve('data/site.json'), 'utf8')) as {
  name: string
  url: string
  description: string
}

const pages = readPages()

const attribute = ({ document }: BuiltPage, selector: string, name: string): string[] =>
  document.querySelectorAll(`head ${selector}`).map((found) => found.getAttribute(name) ?? '')

/** Every value of a meta element, by its name or property. */
const meta = (page: BuiltPage, key: string): string[] =>
  attribute(page, `meta[${key.startsWith('og:') ? 'property' : 'name'}="${key}"]`, 'content')

const canonical = (page: BuiltPage): string | undefined =>
  attribute(page, 'link[rel="canonical"]', 'href')[0]

const isHidden = (page: BuiltPage): boolean => meta(page, 'robots').join().includes('noindex')

/** Pages with an address of their own; the others answer where there is no page. */
const addressed = pages.filter((page) => canonical(page) !== undefined)
const answers = pages.filter((page) => canonical(page) === undefined)

const fileOf = (address: string): string => join(publicFolder, address.slice(url.length))

const offenders = (of: readonly BuiltPage[], find: (page: BuiltPage) => string[]): string[] =>
  of.flatMap((page) => find(page).map((what) => `${page.route}: ${what}`))

test('only what answers unknown addresses has none of its own', () => {
  const routes = answers.map(({ route }) => route)
  const known = ['/404.html', '/404/', caseStudyNotFoundPath]
  expect(routes.filter((route) => !known.includes(route))).toEqual([])
  expect(routes).toContain('/404.html')
})

test('every page has one canonical address: where it lies', () => {
  expect(
    offenders(addressed, (page) =>
      attribute(page, 'link[rel="canonical"]', 'href').filter(
        (address, index) => index > 0 || address !== url + page.route,
      ),
    ),
  ).toEqual([])
})

test('every page says the same to search engines and to those it is shared with', () => {
  const expected = (page: BuiltPage): Record<string, string | undefined> => {
    const title = page.document.querySelector('title')?.text.replace(` | ${name}`, '')
    const [about] = meta(page, 'description')
    const image = meta(page, 'og:image')[0]
    return {
      'og:type': 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': about,
      'og:url': canonical(page),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': about,
      'twitter:image': image,
      'twitter:image:alt': title,
    }
  }
  expect(
    offenders(pages, (page) =>
      Object.entries(expected(page)).flatMap(([key, value]) => {
        const found = meta(page, key)
        return found.join() === (value ?? '') ? [] : [`${key} ${found.join(' | ')}`]
      }),
    ),
  ).toEqual([])
})

test('titles have at most 60 characters and descriptions at most 160', () => {
  const long = pages.flatMap(({ route, document }) => {
    const title = document.querySelector('title')?.text ?? ''
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    return [
      ...(title.length > 60 ? [`${route} title: ${title.length}`] : []),
      ...((description ?? '').length > 160 ? [`${route} description: ${description?.length}`] : []),
    ]
  })
  expect(long).toEqual([])
})

test('no two pages share a title, a description or a picture', () => {
  const seen = new Map<string, string>()
  const shared = addressed.flatMap((page) =>
    [
      page.document.querySelector('title')?.text ?? '',
      ...meta(page, 'description'),
      ...meta(page, 'og:image'),
    ].flatMap((value) => {
      const first = seen.get(value)
      seen.set(value, page.route)
      return first === undefined ? [] : [`${first} and ${page.route}: ${value}`]
    }),
  )
  expect(shared).toEqual([])
})

test('every social picture is there, 1200 by 630 pixels, under 300 KB, and unlike any other', async () => {
  const drawn = new Map<string, string>()
  const wrong: string[] = []
  for (const page of pages) {
    const [image = ''] = meta(page, 'og:image')
    const file = readFileSync(fileOf(image))
    const { width, height, format } = await sharp(file).metadata()
    if (width !== 1200 || height !== 630 || format !== 'png') wrong.push(`${image}: ${width}`)
    if (file.length > 300_000) wrong.push(`${image}: ${file.length} bytes`)
    const twin = drawn.get(file.toString('latin1'))
    if (twin !== undefined && twin !== image) wrong.push(`${image} looks like ${twin}`)
    drawn.set(file.toString('latin1'), image)
  }
  expect(wrong).toEqual([])
})

test('every page has its language, theme colour, icons and manifest', () => {
  expect(
    offenders(pages, (page) => [
      ...(page.document.querySelector('html')?.getAttribute('lang') === 'en' ? [] : ['lang']),
      ...(/^#[0-9a-f]{6}$/.test(meta(page, 'theme-color').join()) ? [] : ['theme-color']),
      ...(attribute(page, 'link[rel="icon"]', 'href').join() === '/favicon.ico,/favicon.svg'
        ? []
        : ['icons']),
      ...(attribute(page, 'link[rel="apple-touch-icon"]', 'href').length === 1 ? [] : ['touch']),
      ...(attribute(page, 'link[rel="manifest"]', 'href').join() === manifestPath
        ? []
        : ['manifest']),
    ]),
  ).toEqual([])
})

test('the manifest names the agency, and icons of the size they say', async () => {
  const manifest = JSON.parse(readFileSync(join(publicFolder, manifestPath), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(manifest).toMatchObject({ name, short_name: name, description, start_url: homePath })
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(publicFolder, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  expect(manifest.icons).toHaveLength(2)
})

test('the sitemap names each page that may be found, and no other', () => {
  const sitemap = readFileSync(join(publicFolder, sitemapPath), 'utf8')
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const findable = addressed.filter((page) => !isHidden(page)).map(canonical)
  expect(named.sort()).toEqual(findable.sort())
  expect(named).toContain(`${url}/`)
})

test('robots.txt closes nothing and names the sitemap', () => {
  const lines = readFileSync(join(publicFolder, 'robots.txt'), 'utf8').split('\n').filter(Boolean)
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${url}${sitemapPath}`])
})

test('what answers unknown addresses, thanks, says goodbye or is not made yet is not to be found', () => {
  const inProgress = pages.filter(({ route, document }) => {
    const file = resolve(`data${route.replace(/\/$/, '')}.json`)
    return (
      route.startsWith('/products/') &&
      route !== '/products/' &&
      document.querySelector('main') &&
      (JSON.parse(readFileSync(file, 'utf8')) as { inProgress?: boolean }).inProgress
    )
  })
  const hidden = pages.filter(isHidden).map(({ route }) => route)
  const meant = [...answers, ...inProgress].map(({ route }) => route)
  expect(hidden.sort()).toEqual([...meant, thankYouPath, unsubscribedPath].sort())
})
