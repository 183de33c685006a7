import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../plugins/content'

export type JsonObject = Readonly<Record<string, unknown>>

/** What three versions of a JSON object have: the common one, the owner's and the later one. */
export interface ThreeVersions<T> {
  base: T
  ours: T
  theirs: T
}

export interface MergedObject {
  merged: JsonObject
  /** The keys whose values both have changed, each in another way: "dependencies.react". */
  conflicts: string[]
  /** The keys that the owner has changed and the later version has deleted. */
  kept: string[]
}

/**
 * Merges two versions of a JSON object key by key. A key that the owner has deleted stays deleted,
 * and one that the owner has changed stays if the later version has deleted it.
 * @param ownKeys keys of the first level whose values stay the owner's if both have changed them
 */
export function mergeObjects(
  { base, ours, theirs }: ThreeVersions<JsonObject>,
  ownKeys: readonly string[] = [],
  above = '',
): MergedObject {
  const entries: [key: string, value: unknown][] = []
  const conflicts: string[] = []
  const kept: string[] = []
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const earlier = base[key]
    const own = ours[key]
    const later = theirs[key]
    if (isDeepStrictEqual(own, earlier)) entries.push([key, later])
    else if (own === undefined || isDeepStrictEqual(later, earlier) || ownKeys.includes(key))
      entries.push([key, own])
    else if (isObject(own) && isObject(later)) {
      const versions = { base: isObject(earlier) ? earlier : {}, ours: own, theirs: later }
      const below = mergeObjects(versions, [], `${above}${key}.`)
      entries.push([key, below.merged])
      conflicts.push(...below.conflicts)
      kept.push(...below.kept)
    } else {
      entries.push([key, own])
      if (later === undefined) kept.push(`${above}${key}`)
      else if (!isDeepStrictEqual(later, own)) conflicts.push(`${above}${key}`)
    }
  }
  const present = entries.filter(([, value]) => value !== undefined)
  return { merged: Object.fromEntries(present), conflicts, kept }
}
