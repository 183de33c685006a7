import type { ContentSource } from '../content-source'
import { compareIssues, type Issue } from './issue'
import { checkContrast } from './checks/contrast'
import { checkDurations } from './checks/durations'
import { checkFiles } from './checks/files'
import { checkLogos } from './checks/logos'
import { checkLinks } from './checks/links'
import {
  checkIcons,
  checkLegalNames,
  checkRepeatedNames,
  checkStaticFiles,
  checkTechnologyNames,
} from './checks/names'
import { checkMarkup } from './checks/markup'
import { checkOrders } from './checks/orders'
import { parseFiles } from './json/parse'
import { checkPictures } from './checks/pictures'
import type { RuleId } from './rule-ids'
import { checkRanges } from './checks/ranges'
import { checkSchemas } from './schemas/check-schemas'
import { checkSchemaReferences } from './schemas/schema-reference'
import { buildSiteMap } from './checks/site-map'
import { checkTitles } from './checks/titles'

export type { ContentFile, ContentSource, PictureFacts } from '../content-source'
export { formatIssue, isError, type Issue } from './issue'

/** Every error and warning of the content at once, sorted by file, line and column. Touches no disk. */
export function validate(source: ContentSource): Issue[] {
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
  return [...certain, ...further.filter(isNews(certain))].sort(compareIssues)
}

// These speak of the object as a whole, not of the value that stands at their pointer.
const aboutObjects = new Set<RuleId>(['missing-key', 'too-few', 'too-many'])
const aboutAllBelow = new Set<RuleId>(['unknown-key', 'forbidden-key', 'wrong-type'])

/** Whether a problem is more than a consequence of what is wrong with the value as such. */
function isNews(certain: Issue[]): (problem: Issue) => boolean {
  const id = ({ file }: Issue, pointer: string): string => `${file} ${pointer}`
  const values = certain.filter((problem) => !aboutObjects.has(problem.rule))
  const faulty = new Set(values.filter(({ pointer }) => pointer).map((p) => id(p, p.pointer)))
  const lost = new Set(
    values.filter(({ rule }) => aboutAllBelow.has(rule)).map((p) => id(p, p.pointer)),
  )
  return (problem) => !faulty.has(id(problem, problem.pointer)) && !isBelow(problem, lost, id)
}

function isBelow(
  problem: Issue,
  lost: ReadonlySet<string>,
  id: (problem: Issue, pointer: string) => string,
): boolean {
  const keys = problem.pointer.split('/')
  return keys.some((_, index) => lost.has(id(problem, keys.slice(0, index + 1).join('/'))))
}
