import type { PreviewResponse, Site } from '../../scripts/preview/resolve'
import type { BuiltPage } from './site'

/** A place in the built site that another place names. */
export interface Reference {
  /** The page that names it. */
  from: string
  /** As it is written. */
  value: string
  /** The whole address; its origin is `origin` where it lies within the site. */
  target: URL
}

/** A placeholder for the address of the published site. */
export const origin = 'http://site.invalid'

/** What the built site answers at an address. */
export const answerAt = (site: Site, { pathname, search }: URL): PreviewResponse =>
  site.resolve({ pathname, search, host: 'site.invalid', header: () => '' })

const urlsOfSrcset = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '')

/** The values of an attribute on the elements that have it. */
const values = ({ document }: BuiltPage, tags: string, name: string): string[] =>
  document.querySelectorAll(`${tags}[${name}]`).map((element) => element.getAttribute(name) ?? '')

const references = (page: BuiltPage, found: readonly string[]): Reference[] =>
  found.map((value) => ({
    from: page.route,
    value,
    target: new URL(value, origin + page.route),
  }))

/** Where a visitor can go from a page. */
export const linksOf = (page: BuiltPage): Reference[] => references(page, values(page, 'a', 'href'))

/** What a page loads: pictures, styles, scripts, icons. */
export const resourcesOf = (page: BuiltPage): Reference[] =>
  references(page, [
    ...values(page, 'link', 'href'),
    ...values(page, '', 'src'),
    ...values(page, 'use', 'href'),
    ...values(page, '', 'srcset').flatMap(urlsOfSrcset),
  ])

/** Those that lie within the site itself. */
export const internal = (references: readonly Reference[]): Reference[] =>
  references.filter(({ target }) => target.origin === origin)
