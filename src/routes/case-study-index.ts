import { filterNames, type Facets } from './case-study-filter'
import { caseStudyPath } from './case-study-path'

/** A case study in the index: enough to find it by and to name it. */
export interface IndexedCaseStudy extends Facets {
  path: string
  title: string
}

/**
 * The index as it travels: each name once, and of each case study, in the order of their list, the
 * title and for each filter the places of its names.
 */
export interface PackedIndex {
  names: string[]
  works: [title: string, ...places: number[][]][]
}

/** Makes the index of case studies in the order of their list. */
export function packIndex(works: readonly (Facets & { title: string })[]): PackedIndex {
  const places = new Map<string, number>()
  const placeOf = (name: string): number => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const packed = works.map((work): PackedIndex['works'][number] => [
    work.title,
    ...filterNames.map((name) => work[name].map(placeOf)),
  ])
  return { names: [...places.keys()], works: packed }
}

/** Every case study that an index names. */
export const unpackIndex = ({ names, works }: PackedIndex): IndexedCaseStudy[] =>
  works.map(([title, ...places]) => {
    const [industry = [], service = [], technology = []] = places.map((each) =>
      each.map((place) => names[place] ?? ''),
    )
    return { path: caseStudyPath(title), title, industry, service, technology }
  })
