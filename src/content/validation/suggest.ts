/**
 * How many letters must be changed, added or dropped to turn one word into the other; where that
 * is not below the limit, no more is said than some number that is not either.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let [left, least] = [i, i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const other = ((previous[j] ?? 0) < left ? (previous[j] ?? 0) : left) + 1
      left = swap < other ? swap : other
      if (left < least) least = left
      row.push(left)
    }
    // It never becomes less again. Words are held against thousands of icons: most end here.
    if (least >= limit) return least
    previous = row
  }
  return previous[b.length] ?? 0
}

// Beyond a quarter of its letters a word is no slip of the pen any more.
const reach = (word: string): number =>
  word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 4))

/** The candidate that was most likely meant, or undefined where none comes near. */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = reach(word) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const distance = editDistance(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** The hint of a problem that looks like a slip of the pen. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = suggest(word, candidates)
  return found === undefined ? undefined : `did you mean "${found}"?`
}
