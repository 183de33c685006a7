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

/**
 * For each case study, the ids of the most closely related ones: the more tags they share and the
 * rarer these tags are, the closer. Equally close ones keep their order. Finished case studies come
 * first.
 */
export function relatedTo(sources: readonly RelatedSource[]): (id: string) => string[] {
  const all = sources.map((source) => ({ ...source, tags: new Set(source.tags) }))
  const uses = new Map<string, number>()
  for (const { tags } of all) for (const tag of tags) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return (id) => {
    const own = all.find((source) => source.id === id)?.tags ?? new Set()
    return all
      .filter((source) => source.id !== id)
      .map((source) => {
        const shared = [...source.tags].filter((tag) => own.has(tag))
        return {
          ...source,
          closeness: shared.reduce((sum, tag) => sum + 1 / (uses.get(tag) ?? 1), 0),
        }
      })
      .sort(
        (a, b) =>
          Number(a.inProgress ?? 0) - Number(b.inProgress ?? 0) || b.closeness - a.closeness,
      )
      .slice(0, relatedLimit)
      .map((source) => source.id)
  }
}
