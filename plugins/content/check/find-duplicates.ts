/** An item and the first one with the same key. */
interface Repeat<Item> {
  item: Item
  first: Item
}

/** The items with the key of an earlier item; an item without a key is never a repeat. */
export function findDuplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Repeat<Item>[] {
  const firsts = new Map<string, Item>()
  return items.flatMap((item) => {
    const key = keyOf(item)
    if (!key) return []
    const first = firsts.get(key)
    if (first) return [{ item, first }]
    firsts.set(key, item)
    return []
  })
}
