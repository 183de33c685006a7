import { issueAt, type JsonFile, pointersAt, textsIn, valueAt } from '../../files/json/json-file'
import type { PlaceholderRule, SiteTable } from '../../model'
import type { Issue } from '../../issue'
import { generalRules } from './general-rules'

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const pointersFor = (file: JsonFile, { at }: PlaceholderRule): string[] =>
  at
    ? at.flatMap((where) => [...pointersAt(file, where)])
    : textsIn(file).map(({ pointer }) => pointer)

/** What one rule finds in a file. */
function findByRule(file: JsonFile, rule: PlaceholderRule): Issue[] {
  const { kind, isPlaceholder, what, advice } = rule
  return pointersFor(file, rule).flatMap((pointer) => {
    const value = valueAt(file, pointer)
    const isFound =
      typeof value === 'string' ? isPlaceholder?.(value) : !isPlaceholder && value === true
    if (!isFound) return []
    const message = typeof value === 'string' ? `"${shortened(value)}" ${what}` : what
    return [issueAt(file, pointer, kind, message, advice)]
  })
}

/** The placeholders in a file; of several at one value, that of the most specific rule. */
export function placeholdersIn(file: JsonFile, site: SiteTable): Issue[] {
  const own = site.placeholders.filter(({ types = [] }) => types.includes(file.kind.type))
  const covered = own.flatMap(({ covers }) => covers ?? [])
  const isCovered = ({ rule, pointer }: Issue): boolean =>
    rule === 'example-address' && covered.some((above) => pointer.startsWith(`${above}/`))
  const found = new Map<string, Issue>()
  for (const rule of [...own, ...generalRules(site)]) {
    for (const issue of findByRule(file, rule)) {
      if (!found.has(issue.pointer) && !isCovered(issue)) found.set(issue.pointer, issue)
    }
  }
  return [...found.values()]
}
