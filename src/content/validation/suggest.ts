/**
 * The Levenshtein distance of two words. From the limit on it is not exact: some number that is not
 * below the limit.
 */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let [left, min] = [i, i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const other = ((previous[j] ?? 0) < left ? (previous[j] ?? 0) : left) + 1
      left = swap < other ? swap : other
      if (left < min) min = left
      row.push(left)
    }
    // The distance never decreases. Words are compared with thousands of icons: most stop here.
    if (min >= limit) return min
    previous = row
  }
  return previous[b.length] ?? 0
}

// With more than a quarter of its letters changed, a word is not a misspelling.
const reach = (word: string): number =>
  word.length < 4 ? 1 : Math.max(2, Math.floor(word.length / 4))

/** The most similar candidate, or undefined if none is similar. */
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

/** The hint for a likely misspelling. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const found = suggest(word, candidates)
  return found === undefined ? undefined : `did you mean "${found}"?`
}
