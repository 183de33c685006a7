import type { Content } from '../collections'

interface Ordered {
  order: number
  title: string
}

/**
 * Returns a sorted copy: smallest `order` first, then by title in the sort order of the site's
 * language, or of English if Node.js lacks it.
 */
export const sortByOrder = <T extends Ordered>(entries: readonly T[], language: string): T[] =>
  [...entries].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, [language, 'en']))

const orderOf = ({ order }: Content): number => (typeof order === 'number' ? order : Infinity)

/**
 * Compares the contents of two files: smallest `order` first, those without one last, then by title
 * in code unit order, as GraphQL sorts.
 */
export function compareByOrder(a: Content, b: Content): number {
  const [first, second] = [String(a.title), String(b.title)]
  return orderOf(a) - orderOf(b) || (first < second ? -1 : Number(first > second))
}
