import type { ContentSource } from './content-source'
import { compareProblems, type Problem } from './problem'
import { checkContrast } from './rules/contrast'
import { checkDurations } from './rules/durations'
import { checkFiles } from './rules/files'
import { checkLogos } from './rules/logos'
import { checkLinks } from './rules/links'
import {
  checkIcons,
  checkLegalNames,
  checkRepeatedNames,
  checkStaticFiles,
  checkTechnologyNames,
} from './rules/names'
import { checkMarkup } from './rules/markup'
import { checkOrders } from './rules/orders'
import { parseFiles } from './rules/parse'
import { checkPictures } from './rules/pictures'
import type { RuleId } from './rules/rule-ids'
import { checkRanges } from './rules/ranges'
import { checkSchemas } from './rules/schema'
import { checkSchemaReferences } from './rules/schema-reference'
import { buildSiteMap } from './rules/site-map'
import { checkTitles } from './rules/titles'

export type { ContentFile, ContentSource, PictureFacts } from './content-source'
export { formatProblem, isError, type Problem } from './problem'

/** Every error and warning of the content at once, sorted by file, line and column. Touches no disk. */
export function validate(source: ContentSource): Problem[] {
  // In the order of their paths, so that of two files that collide always the same one is named.
  const inOrder = [...source.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const parsed = parseFiles(inOrder)
  const { files } = parsed
  const certain = [
    ...checkFiles(source),
    ...checkLogos(source),
    ...parsed.problems,
    ...checkSchemas(files, source.schemas),
  ]
  const further = [
    ...checkSchemaReferences(files),
    ...checkTitles(files),
    ...checkLinks(files, buildSiteMap(parsed)),
    ...checkPictures(source, files, certain),
    ...checkIcons(files, source),
    ...checkStaticFiles(files, source),
    ...checkRepeatedNames(files),
    ...checkTechnologyNames(files),
    ...checkLegalNames(files),
    ...checkContrast(files),
    ...checkDurations(files),
    ...checkRanges(files),
    ...checkOrders(files),
    ...checkMarkup(files),
  ]
  return [...certain, ...further.filter(isNews(certain))].sort(compareProblems)
}

// These speak of the object as a whole, not of the value that stands at their pointer.
const aboutObjects = new Set<RuleId>(['missing-key', 'too-few', 'too-many'])
const aboutAllBelow = new Set<RuleId>(['unknown-key', 'forbidden-key', 'wrong-type'])

/** Whether a problem is more than a consequence of what is wrong with the value as such. */
function isNews(certain: Problem[]): (problem: Problem) => boolean {
  const id = ({ file }: Problem, pointer: string): string => `${file} ${pointer}`
  const values = certain.filter((problem) => !aboutObjects.has(problem.rule))
  const faulty = new Set(values.filter(({ pointer }) => pointer).map((p) => id(p, p.pointer)))
  const lost = new Set(
    values.filter(({ rule }) => aboutAllBelow.has(rule)).map((p) => id(p, p.pointer)),
  )
  return (problem) => !faulty.has(id(problem, problem.pointer)) && !isBelow(problem, lost, id)
}

function isBelow(
  problem: Problem,
  lost: ReadonlySet<string>,
  id: (problem: Problem, pointer: string) => string,
): boolean {
  const keys = problem.pointer.split('/')
  return keys.some((_, index) => lost.has(id(problem, keys.slice(0, index + 1).join('/'))))
}
