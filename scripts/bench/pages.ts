import { pageKinds, type PageKind } from '../../__tests__/e2e/support/page-kinds'

/** Pages that search engines are told to leave out, so that they cannot reach 100 for SEO. */
const hidden = new Set(['unsubscribed', 'placeholder', 'not found'])

/** One page of every kind that visitors come to, or only of the kinds that are named. */
export function pagesToMeasure(only: readonly string[]): PageKind[] {
  const pages = pageKinds().filter(({ name }) => !hidden.has(name))
  const unknown = only.filter((name) => pages.every((page) => page.name !== name))
  if (unknown.length > 0) {
    const known = pages.map(({ name }) => name).join(', ')
    throw new Error(`There is no kind of page "${unknown.join('", "')}". The kinds are: ${known}`)
  }
  return only.length > 0 ? pages.filter(({ name }) => only.includes(name)) : pages
}
