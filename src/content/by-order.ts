interface Ordered {
  order: number
  title: string
}

/** A sorted copy: smallest `order` first, then by title as the language of the site orders them. */
export const byOrder = <T extends Ordered>(entries: readonly T[], language: string): T[] =>
  [...entries].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, language))
