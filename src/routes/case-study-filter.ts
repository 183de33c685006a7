/** The ways in which the list of case studies can be narrowed down; also the names in the query. */
export const filterNames = ['industry', 'service', 'technology'] as const

/** One of the ways to narrow the list down. */
export type FilterName = (typeof filterNames)[number]

/** What is chosen: one name each, as it is written on the tags, or "" for all. */
export type Choice = Record<FilterName, string>

/** What a case study can be found by. */
export type Facets = Record<FilterName, readonly string[]>

/** A choice, asked for name by name. */
export const choiceOf = (chosen: (name: FilterName) => string): Choice => ({
  industry: chosen('industry'),
  service: chosen('service'),
  technology: chosen('technology'),
})

/** Every case study. */
export const noChoice: Choice = choiceOf(() => '')

/** Whether anything narrows the list down. */
export const isChosen = (choice: Choice): boolean => filterNames.some((name) => choice[name])

/** The choice in an address: "?industry=Retail&technology=Node". */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  return choiceOf((name) => query.get(name) ?? '')
}

/** The query of a choice with its "?"; "" when nothing is chosen. */
export function writeChoice(choice: Choice): string {
  const chosen = filterNames.filter((name) => choice[name]).map((name) => [name, choice[name]])
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`
}

/** True if a case study has all that is chosen. */
export const fits = (facets: Facets, choice: Choice): boolean =>
  filterNames.every((name) => !choice[name] || facets[name].includes(choice[name]))

/** What can be chosen, from A to Z, each once. */
export const optionsOf = (all: readonly Facets[], name: FilterName): string[] =>
  [...new Set(all.flatMap((facets) => facets[name]))].sort((a, b) => a.localeCompare(b, 'en'))

/** A choice without what nothing can be found by, such as a tag that was once in a shared address. */
export const knownChoice = (choice: Choice, all: readonly Facets[]): Choice =>
  choiceOf((name) =>
    all.some((facets) => facets[name].includes(choice[name])) ? choice[name] : '',
  )
