import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Organization,
  Person,
  Service,
  WebSite,
} from 'schema-dts'
import type { BreadcrumbItem } from '../Breadcrumbs'
import { absoluteUrl, homePath } from '../../../plugins/content'
import { roundPrice, type Range } from '../../content/price-text'

/** Builds the schema.org objects of the pages. All values come from the content. */
export type StructuredData =
  BlogPosting | BreadcrumbList | CreativeWork | Organization | Person | Service | WebSite

/** The agency as described in the site.json of a language. */
export type Agency = Queries.AgencyQuery['allSiteSettings']['nodes'][number]

type Site = Pick<Agency, 'name' | 'url'>

/** A reference to the agency, with the same @id on every page. */
const reference = ({ name, url }: Site) =>
  ({
    '@type': 'Organization',
    '@id': `${absoluteUrl(url, homePath)}#organization`,
    name,
    url: absoluteUrl(url, homePath),
  }) as const

export const organization = (agency: Agency): Organization => ({
  ...reference(agency),
  legalName: agency.legalName,
  description: agency.description,
  logo: absoluteUrl(agency.url, '/icon-512.png'),
  email: agency.email,
  telephone: agency.phones[0] ?? '',
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address.street,
    addressLocality: agency.address.locality,
    ...(agency.address.region && { addressRegion: agency.address.region }),
    ...(agency.address.postalCode && { postalCode: agency.address.postalCode }),
    addressCountry: agency.address.countryCode,
  },
  contactPoint: agency.phones.map((telephone) => ({
    '@type': 'ContactPoint',
    telephone,
    email: agency.email,
  })),
  ...(agency.socials.length > 0 && { sameAs: agency.socials.map(({ link }) => link) }),
})

/** The people who work for the agency, except sample people. */
export const people = (
  agency: Site,
  everyone: readonly { name: string; role: string; sample: boolean | null }[],
): Person[] =>
  everyone
    .filter(({ sample }) => !sample)
    .map(({ name, role }) => ({
      '@type': 'Person',
      name,
      jobTitle: role,
      worksFor: reference(agency),
    }))

/** @param home the path of the home page in the language of the agency's texts */
export const website = (
  agency: Site & Pick<Agency, 'description' | 'language'>,
  home: string,
): WebSite => ({
  '@type': 'WebSite',
  '@id': `${absoluteUrl(agency.url, home)}#website`,
  name: agency.name,
  url: absoluteUrl(agency.url, home),
  description: agency.description,
  inLanguage: agency.language,
  publisher: reference(agency),
})

/** @param items from the home page to the page itself */
export const breadcrumbList = (url: string, items: readonly BreadcrumbItem[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(url, path),
  })),
})

interface DescribedPage extends BreadcrumbItem {
  description: string
}

function priceFields(range: Range, currency: string) {
  const [from, to] = [roundPrice(range.from, currency), roundPrice(range.to, currency)]
  return from === to ? { price: from } : { minPrice: from, maxPrice: to }
}

/** A service that the agency provides, with its usual price if there is one. */
export const service = (
  agency: Site & Pick<Agency, 'currency'>,
  { title, description, path }: DescribedPage,
  typical: Queries.TypicalReleaseFragment | null,
): Service => ({
  '@type': 'Service',
  name: title,
  description,
  url: absoluteUrl(agency.url, path),
  provider: reference(agency),
  ...(typical && {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': typical.monthly ? 'UnitPriceSpecification' : 'PriceSpecification',
        ...priceFields(typical.usual.price, agency.currency),
        priceCurrency: agency.currency,
        // The code of a month in UN/CEFACT Recommendation 20.
        ...(typical.monthly && { unitCode: 'MON' }),
      },
    },
  }),
})

/**
 * @param image the URL of a picture
 * @param keywords the tags and technologies of the case study
 */
export const caseStudy = (
  agency: Site,
  { title, description, path }: DescribedPage,
  image: string,
  keywords: readonly string[],
): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  description,
  url: absoluteUrl(agency.url, path),
  image,
  creator: reference(agency),
  keywords: [...keywords],
})

interface DescribedArticle extends DescribedPage {
  date: string
  updated: string | null
  author: { name: string; role: string; sample: boolean | null }
  tags: readonly { title: string }[]
  body: { words: number }
}

/**
 * An article. The agency is the author in place of a sample person.
 * @param image the URL of a picture
 */
export const blogPosting = (
  agency: Site & Pick<Agency, 'language'>,
  { title, description, path, date, updated, author, tags, body }: DescribedArticle,
  image: string,
): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  url: absoluteUrl(agency.url, path),
  image,
  datePublished: date,
  dateModified: updated ?? date,
  author: people(agency, [author])[0] ?? reference(agency),
  publisher: reference(agency),
  inLanguage: agency.language,
  keywords: tags.map((tag) => tag.title),
  wordCount: body.words,
})
