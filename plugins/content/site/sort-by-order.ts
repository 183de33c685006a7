interface Ordered {
  order: number
  title: string
}

/**
 * Returns a sorted copy: smallest `order` first, then by title in the sort order of the site's
 * language.
 */
export const sortByOrder = <T extends Ordered>(entries: readonly T[], language: string): T[] =>
  [...entries].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, language))
