interface Ordered {
  order: number
  title: string
}

/** A sorted copy: smallest `order` first, then by title. */
export const byOrder = <T extends Ordered>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en'))
