import { distance } from 'fastest-levenshtein'
import { firstOf } from './first-of'
import { lookOf, quoteUnlike } from './tell-apart'

// With more than a quarter of its letters changed, a word is not a misspelling.
const reach = (word: string): number =>
  word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 4))

/** The candidate that looks the same, or else the most similar one; undefined if none is similar. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const look = lookOf(word)
  const all = [...candidates].map((candidate) => ({ candidate, itsLook: lookOf(candidate) }))
  const alike = all.find(({ candidate, itsLook }) => candidate !== word && itsLook === look)
  if (alike) return alike.candidate
  let best: string | undefined
  let bestDistance = reach(word) + 1
  for (const { candidate, itsLook } of all) {
    if (Math.abs(itsLook.length - look.length) >= bestDistance) continue
    const edits = distance(look, itsLook)
    if (edits < bestDistance) [best, bestDistance] = [candidate, edits]
  }
  return best
}

/** The hint for a likely misspelling, with the code points of letters that look alike. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = suggest(word, candidates)
  return found === undefined ? undefined : `did you mean ${quoteUnlike(found, word)}?`
}

/** The words of a name: "open" and "menu" of "openMenu". */
const wordsOf = (name: string): string[] =>
  name.toLowerCase() === name
    ? name.split('-')
    : name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** The names from which to choose in place of a wrong one, those with one of its words first. */
export function namesInPlaceOf(wrong: string, names: readonly string[]): string {
  const words = new Set(wordsOf(wrong))
  const isNear = (name: string): boolean => wordsOf(name).some((word) => words.has(word))
  return firstOf([...names.filter(isNear), ...names.filter((name) => !isNear(name))])
}
