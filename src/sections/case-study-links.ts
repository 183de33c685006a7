type Links = readonly Pick<Queries.CaseStudyLinkFragment, 'webUrl' | 'sourceUrl'>[]

/** The addresses that the links of a case study have. */
export interface CaseStudyAddresses {
  website?: string
  source?: string
  /** All others, in order. */
  otherLinks: string[]
}

/**
 * Reads the links of a case study: the website is the first `webUrl`, the source code the
 * `sourceUrl` of the second entry or, without one, the first of the list.
 */
export function readCaseStudyLinks(links: Links | null): CaseStudyAddresses {
  const entries = links ?? []
  const [website] = entries.flatMap(({ webUrl }) => webUrl ?? [])
  const [firstSource] = entries.flatMap(({ sourceUrl }) => sourceUrl ?? [])
  const source = entries[1]?.sourceUrl ?? firstSource
  const urls = new Set(entries.flatMap(({ webUrl, sourceUrl }) => [webUrl ?? '', sourceUrl ?? '']))
  const shown = ['', website, source]
  return { website, source, otherLinks: [...urls].filter((url) => !shown.includes(url)) }
}
