/** The data of a case study that decides which others are related to it. */
export interface RelatedSource {
  id: string
  /** What it can share with others: the pages it is tagged with, plain tags, technologies. */
  tags: readonly string[]
  /** Unfinished case studies come last. */
  inProgress?: boolean
}

/** The number of other case studies on the page of a case study. */
const relatedLimit = 8

/** The number of candidates for each case study; more would make builds of large sites slow. */
const candidateLimit = 64

/**
 * For each case study, the ids of the most closely related ones: the more tags they share and the
 * rarer these tags are, the closer. Equally close ones, and those that fill up the list, keep their
 * order. Finished case studies come first.
 */
export function relatedTo(sources: readonly RelatedSource[]): (id: string) => string[] {
  const position = new Map(sources.map(({ id }, index) => [id, index]))
  const unfinished = (index: number): number => (sources[index]?.inProgress ? 1 : 0)
  const tagged = new Map<string, number[]>()
  sources.forEach(({ tags }, index) => {
    for (const tag of new Set(tags)) {
      const indices = tagged.get(tag)
      if (indices) indices.push(index)
      else tagged.set(tag, [index])
    }
  })
  return (id) => {
    const own = position.get(id)
    if (own === undefined) return []
    const closeness = new Map<number, number>()
    const byRarity = [...new Set(sources[own]?.tags)]
      .map((tag) => tagged.get(tag) ?? [])
      .sort((a, b) => a.length - b.length)
    for (const indices of byRarity) {
      for (const index of indices.slice(0, candidateLimit)) {
        closeness.set(index, (closeness.get(index) ?? 0) + 1 / indices.length)
      }
    }
    for (let index = 0; index <= relatedLimit && index < sources.length; index++) {
      closeness.set(index, closeness.get(index) ?? 0)
    }
    closeness.delete(own)
    return [...closeness]
      .sort(([a, x], [b, y]) => unfinished(a) - unfinished(b) || y - x || a - b)
      .slice(0, relatedLimit)
      .map(([index]) => sources[index]?.id ?? '')
  }
}
