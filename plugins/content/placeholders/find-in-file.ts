import {
  isBody,
  issueAt,
  issueWithin,
  type ParsedFile,
  offsetOf,
  pointersAt,
  textsIn,
  valueAt,
} from '../files/parsed-file'
import type { ContentSource, PlaceholderRule } from '../model'
import type { Issue } from '../issue'
import { generalRules } from './general-rules'

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const pointersFor = (file: ParsedFile, { at }: PlaceholderRule): string[] =>
  at
    ? at.flatMap((where) => [...pointersAt(file, where)])
    : textsIn(file).map(({ pointer }) => pointer)

/** The lines of the text of a Markdown file, with their indexes in it, or another text as it is. */
const linesOf = (text: string, isBodyText: boolean): { written: string; index: number }[] =>
  isBodyText
    ? [...text.matchAll(/.+/g)].map(({ 0: line, index }) => ({ written: line, index }))
    : [{ written: text, index: 0 }]

/** What one rule finds in a file. */
function findByRule(file: ParsedFile, rule: PlaceholderRule, source: ContentSource): Issue[] {
  const { kind, isPlaceholder, what, advice } = rule
  const find: PlaceholderRule['find'] =
    rule.find ??
    (isPlaceholder &&
      ((text, isBodyText) =>
        linesOf(text, isBodyText).filter(({ written }) => isPlaceholder(written, source))))
  return pointersFor(file, rule).flatMap((pointer) => {
    const value = valueAt(file, pointer)
    if (typeof value === 'string')
      return (find?.(value, isBody(file, pointer)) ?? []).map(({ written, index }) => {
        const message = `"${shortened(written)}" ${what}`
        const offset = offsetOf(file, pointer) + index
        return issueWithin(file, { pointer, offset }, kind, message, advice)
      })
    return !find && value === true ? [issueAt(file, pointer, kind, what, advice)] : []
  })
}

/** The placeholders in a file; of several at one value, that of the most specific rule. */
export function placeholdersIn(file: ParsedFile, source: ContentSource): Issue[] {
  const { site } = source
  const rulesOfType = site.placeholders.filter(({ types = [] }) =>
    types.includes(file.collection.type),
  )
  const covered = rulesOfType.flatMap(({ covers }) => covers ?? [])
  const isCovered = ({ rule, pointer }: Issue): boolean =>
    rule === 'example-address' && covered.some((above) => pointer.startsWith(`${above}/`))
  const found = new Map<string, Issue>()
  for (const rule of [...rulesOfType, ...generalRules(site)]) {
    for (const issue of findByRule(file, rule, source)) {
      const place = `${issue.pointer}:${issue.line}`
      if (!found.has(place) && !isCovered(issue)) found.set(place, issue)
    }
  }
  return [...found.values()]
}
