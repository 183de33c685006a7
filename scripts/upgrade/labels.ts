import { isObject } from '../../plugins/content'
import type { JsonObject } from './merge-json'

/** The mark by which `npm run launch:check` finds a text that is to be replaced. */
export const todo = 'TODO: '

/** The labels of two versions by their keys, some in groups. */
export interface TwoVersions {
  before: JsonObject
  after: JsonObject
}

/**
 * Labels with those that are new. A label that was left out before stays out.
 * @param mark what precedes new texts
 * @returns the labels in the order of the later ones, and the pointers of what was added:
 * "/uiText/footnotes"
 */
export function withNewLabels(
  own: JsonObject,
  { before, after }: TwoVersions,
  mark = '',
  above = '',
): { labels: JsonObject; added: string[] } {
  const others = Object.entries(own).filter(([key]) => !Object.hasOwn(after, key))
  const labels: Record<string, unknown> = Object.fromEntries(others)
  const added: string[] = []
  for (const [key, text] of Object.entries(after)) {
    const pointer = `${above}/${key}`
    const present = own[key]
    const earlier = before[key]
    if (isObject(text) && isObject(present)) {
      const texts = { before: isObject(earlier) ? earlier : {}, after: text }
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
