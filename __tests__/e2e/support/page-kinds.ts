import { reachablePages, type BuiltPage } from './content'

/**
 * The first page of each template, and of its sub-pages, that answers 200, in this site's public
 * folder or another one.
 */
export function pageKinds(site?: string): BuiltPage[] {
  const kinds = new Map<string, BuiltPage>()
  for (const page of reachablePages(site)) {
    const key = `${page.name} ${page.path.split('/').length}`
    if (!kinds.has(key)) kinds.set(key, page)
  }
  return [...kinds.values()]
}

export const notFound: BuiltPage = { name: 'pages-404', path: '/no-such-page/' }

/** The maximum length of a page on a phone, in px. */
export const maxLengthOnPhone = ({ name }: BuiltPage): number =>
  ({
    // With all that it shows in wide windows.
    'pages-index': 9500,
    'templates-case-study': 7500,
    'templates-industry': 7000,
    'templates-service': 7000,
  })[name] ?? Infinity
