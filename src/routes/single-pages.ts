import {
  bookingPath,
  caseStudiesPath,
  companyPath,
  contactPath,
  estimatePath,
  homePath,
  industriesPath,
  productsPath,
  servicesPath,
  thankYouPath,
  unsubscribedPath,
} from './paths'

/** A text of a content file, by the file's path in data/ and a JSON pointer. */
export type TextReference = readonly [file: string, pointer: string]

/** A page with a file of its own in src/pages/. */
export interface SinglePage {
  path: string
  /** Its heading, in the page's content file; a list of lines is joined. */
  title: TextReference
  /** What kind of page it is, for a social picture. */
  label?: TextReference
  /** One or two sentences about it. */
  description?: TextReference
  /** `false` for a page that visitors reach only from outside or after an action: no search engine lists it, no content links to it. */
  listed?: false
}

const overview = (path: string, file: string): SinglePage => ({
  path,
  title: [file, '/title'],
  description: [file, '/seo/description'],
})

/** Every single page of the site: a new one is one entry here, which also makes its content file known. */
export const singlePages: readonly SinglePage[] = [
  {
    path: homePath,
    title: ['home.json', '/hero/headline'],
    label: ['home.json', '/seo/title'],
    description: ['home.json', '/seo/description'],
  },
  overview(caseStudiesPath, 'case-studies.json'),
  overview(productsPath, 'products.json'),
  overview(industriesPath, 'industries.json'),
  overview(servicesPath, 'services.json'),
  {
    path: companyPath,
    title: ['company.json', '/promise'],
    label: ['company.json', '/title'],
    description: ['company.json', '/seo/description'],
  },
  {
    path: contactPath,
    title: ['contact.json', '/promise'],
    label: ['contact.json', '/title'],
    description: ['contact.json', '/seo/description'],
  },
  {
    path: bookingPath,
    title: ['scheduling.json', '/title'],
    label: ['contact.json', '/title'],
    description: ['scheduling.json', '/seo/description'],
  },
  {
    path: estimatePath,
    title: ['estimate.json', '/promise'],
    label: ['estimate.json', '/title'],
    description: ['estimate.json', '/seo/description'],
  },
  { path: thankYouPath, title: ['contact.json', '/form/sent/title'], listed: false },
  { path: unsubscribedPath, title: ['status-pages.json', '/unsubscribed/title'], listed: false },
]
