/** The ways in which the list of case studies can be narrowed down; also the names in the query. */
export const filterNames = ['industry', 'service', 'technology'] as const

/** One of the ways to narrow the list down. */
export type FilterName = (typeof filterNames)[number]

/** What is chosen: one name each, as it is written on the tags, or "" for all. */
export type FilterChoice = Record<FilterName, string>

/** What a case study can be found by. */
export type Facets = Record<FilterName, readonly string[]>

/** A choice, asked for name by name. */
export const choiceOf = (chosen: (name: FilterName) => string): FilterChoice => ({
  industry: chosen('industry'),
  service: chosen('service'),
  technology: chosen('technology'),
})

/** Every case study. */
export const noChoice: FilterChoice = choiceOf(() => '')

/** Whether anything narrows the list down. */
export const isChosen = (choice: FilterChoice): boolean => filterNames.some((name) => choice[name])

/** The choice in an address: "?industry=Retail&technology=Node". */
export function readChoice(search: string): FilterChoice {
  const query = new URLSearchParams(search)
  return choiceOf((name) => query.get(name) ?? '')
}

/** Which page of what fits the address asks for, from 1. */
export const readPage = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/**
 * The query of a choice with its "?"; "" when nothing is chosen.
 * @param page which page of what fits, from 1
 */
export function writeChoice(choice: Partial<FilterChoice>, page = 1): string {
  const chosen = filterNames.flatMap((name) => (choice[name] ? [[name, choice[name]]] : []))
  if (chosen.length === 0) return ''
  if (page > 1) chosen.push(['page', String(page)])
  return `?${new URLSearchParams(chosen).toString()}`
}

/** True if a case study has all that is chosen. */
export const matchesFilter = (facets: Facets, choice: FilterChoice): boolean =>
  filterNames.every((name) => !choice[name] || facets[name].includes(choice[name]))

/** An option as it is written on the tags: exactly the text if there is one, else in any case. */
const optionOf = (text: string, options: readonly string[]): string | undefined =>
  options.find((option) => option === text) ??
  options.find((option) => option.toLowerCase() === text.toLowerCase())

/**
 * A choice as it is written on the tags, whatever its case in the address, and without what nothing
 * can be found by, such as a tag that was once in a shared address.
 */
export const knownChoice = (choice: FilterChoice, options: Facets): FilterChoice =>
  choiceOf((name) => optionOf(choice[name], options[name]) ?? '')
