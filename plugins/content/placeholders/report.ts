import type { Placeholder } from './find-placeholders'

type GroupKey = 'file' | 'rule'

const groupBy = (placeholders: readonly Placeholder[], key: GroupKey): Placeholder[][] => {
  const names = [...new Set(placeholders.map((placeholder) => placeholder[key]))]
  return names.map((name) => placeholders.filter((placeholder) => placeholder[key] === name))
}

/** One line for each file with placeholders: what is left, where, and what to do. */
export const reportLines = (placeholders: readonly Placeholder[]): string[] =>
  groupBy(placeholders, 'file').map((found) => `${found[0]?.file}  ${describeRules(found)}`)

function describeRules(found: readonly Placeholder[]): string {
  return groupBy(found, 'rule')
    .map((group) => `${group[0]?.rule}${placesOf(group)}: ${group[0]?.remedy}`)
    .join('; ')
}

/** The lines of the placeholders; empty for whole files. */
const placesOf = (found: readonly Placeholder[]): string => {
  const inLines = found.filter(({ isWholeFile }) => !isWholeFile)
  const lines = [...new Set(inLines.map(({ line }) => line))]
  if (lines.length === 0) return ''
  return ` (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})`
}
