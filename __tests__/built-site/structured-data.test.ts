import { collectionOf } from '../../plugins/content/collections'
import { site as description } from '../../src/site'
import { violations, type BuiltPage } from '../support/site'
import { sites } from './sites'

interface Agency {
  name: string
  legalName: string
  url: string
  email: string
  address: Record<'street' | 'locality' | 'countryCode', string> & {
    region?: string
    postalCode?: string
  }
}

type Data = Record<string, unknown> & { '@type': string }

describe.each(sites)('$name', ({ site }) => {
  const { dataFiles, pathOf, paths, readCaseStudies, readData, readPages } = site
  const agency = readData('site') as Agency
  const { url } = agency
  const pages = readPages()
  const routes = new Set(pages.map(({ route }) => route))

  /** The structured data of a page in schema.org's vocabulary, whose types the compiler checks. */
  const dataOf = ({ document }: BuiltPage): Data[] =>
    document
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap(({ rawText }) => (JSON.parse(rawText) as { '@graph': Data[] })['@graph'])

  /** The files of people who are not samples. */
  const realPeople = dataFiles(/^people\//).filter(
    (path) => !('sample' in (readData(path) as object)),
  )

  const isHidden = ({ document }: BuiltPage): boolean =>
    document.querySelector('meta[name="robots"]') !== null

  /** The types of content files by their addresses; an own kind may be in a folder of another. */
  const kinds = new Map([
    ...dataFiles().map(
      (path) => [pathOf(path), collectionOf(description.collections, path)?.type] as const,
    ),
    ...readCaseStudies().map(({ path }) => [path, 'CaseStudy'] as const),
  ])

  /** The types that a page has. */
  const expectedTypes = (page: BuiltPage): string[] => {
    if (isHidden(page)) return []
    if (page.route === paths.home) return ['Organization', 'WebSite']
    const kind = kinds.get(page.route)
    return [
      ...(kind === 'Article' ? ['BlogPosting'] : []),
      'BreadcrumbList',
      ...(kind === 'CaseStudy' ? ['CreativeWork'] : []),
      ...(page.route === paths.company ? ['Organization', ...realPeople.map(() => 'Person')] : []),
      ...(kind === 'Service' ? ['Service'] : []),
    ]
  }

  test('each indexable page has structured data about its subject; other pages have none', () => {
    const issues = violations(pages, (page) => {
      const types = dataOf(page).map((data) => data['@type'])
      return types.sort().join() === expectedTypes(page).join() ? [] : [types.join()]
    })
    expect(issues).toEqual([])
  })

  test('the agency is the one in data/site.json', () => {
    const organizations = pages.flatMap(dataOf).filter((data) => data['@type'] === 'Organization')
    expect(organizations).not.toEqual([])
    const { name, legalName, email, address } = agency
    for (const data of organizations) {
      expect(data).toMatchObject({
        '@id': `${url}/#organization`,
        url: `${url}/`,
        name,
        legalName,
        email,
        address: {
          streetAddress: address.street,
          addressLocality: address.locality,
          addressCountry: address.countryCode,
          ...(address.region && { addressRegion: address.region }),
          ...(address.postalCode && { postalCode: address.postalCode }),
        },
      })
    }
  })

  test('breadcrumbs lead from the home page through existing pages to the page itself', () => {
    const issues = violations(pages, (page) => {
      const list = dataOf(page).find((data) => data['@type'] === 'BreadcrumbList')
      if (!list) return []
      const items = list.itemListElement as { name: string; item: string }[]
      const above = items.map(({ item }) => item.slice(url.length))
      const isRight =
        above.length > 1 &&
        above[0] === paths.home &&
        above.at(-1) === page.route &&
        items.every(({ name, item }) => name.trim() !== '' && item.startsWith(`${url}/`)) &&
        above.every((path, index) => routes.has(path) && path.startsWith(above[index - 1] ?? '/'))
      return isRight ? [] : [above.join(' > ')]
    })
    expect(issues).toEqual([])
  })

  test('the data of services and case studies agrees with their pages', () => {
    for (const { route, document } of pages) {
      const data = dataOf({ route, document }).find((entry) =>
        ['Service', 'CreativeWork'].includes(entry['@type']),
      )
      if (!data) continue
      const meta = document.querySelector('meta[name="description"]')
      expect(data).toMatchObject({ url: url + route, description: meta?.getAttribute('content') })
      if (data['@type'] !== 'CreativeWork') continue
      const name = document.querySelector('h1')?.text.trim()
      const image = document.querySelector('meta[property="og:image"]')?.getAttribute('content')
      expect(data).toMatchObject({ name, image })
    }
  })
})
