/** As many as a line of a message can have. */
const limit = 12

/** A list for a message, of which a long one is cut: "a, b, c and 90 others". */
export function firstOf(names: readonly string[]): string {
  const rest = names.length - limit
  // Two names are not longer than the words for them.
  if (rest <= 2) return names.join(', ')
  return `${names.slice(0, limit).join(', ')} and ${rest} others`
}
