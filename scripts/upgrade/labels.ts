/** Labels by their keys, some in groups. */
export type Labels = Readonly<Record<string, unknown>>

const isGroup = (value: unknown): value is Labels =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The mark by which `npm run launch:check` finds a text that is to be replaced. */
export const todo = 'TODO: '

/** The labels of two versions. */
export interface TwoVersions {
  before: Labels
  after: Labels
}

/**
 * Labels with those that are new. A label that was left out before stays out.
 * @param mark what precedes new texts
 * @returns the labels in the order of the later ones, and the pointers of what was added:
 * "/uiText/footnotes"
 */
export function withNewLabels(
  own: Labels,
  { before, after }: TwoVersions,
  mark = '',
  above = '',
): { labels: Labels; added: string[] } {
  const others = Object.entries(own).filter(([key]) => !Object.hasOwn(after, key))
  const labels: Record<string, unknown> = Object.fromEntries(others)
  const added: string[] = []
  for (const [key, text] of Object.entries(after)) {
    const pointer = `${above}/${key}`
    const present = own[key]
    const earlier = before[key]
    if (isGroup(text) && isGroup(present)) {
      const texts = { before: isGroup(earlier) ? earlier : {}, after: text }
      const below = withNewLabels(present, texts, mark, pointer)
      labels[key] = below.labels
      added.push(...below.added)
    } else if (present !== undefined) labels[key] = present
    else if (earlier === undefined && typeof text === 'string') {
      // A segment of addresses is valid in English too.
      labels[key] = pointer.startsWith('/paths/') ? text : mark + text
      added.push(pointer)
    }
  }
  return { labels, added }
}
