import type { ContentSource } from '../core/content-source'
import { compareIssues, type Issue } from '../core/issue'
import { checkFormerPaths, checkReservedPaths } from './rules/pages/paths'
import { checkContrast, checkTheme } from './rules/colors'
import { checkDescriptions, checkOrders, checkRepeatedNames } from './rules/duplicates'
import { checkDrawings } from './rules/single-file/drawings'
import { checkDuration, checkPublicationDates, checkRanges } from './rules/single-file/ranges'
import { checkEstimate } from './rules/estimate'
import { checkFiles } from './rules/files'
import {
  checkHomeSections,
  checkIcons,
  checkLegalNames,
  checkPeople,
  checkStaticFiles,
  checkTechnologyNames,
} from './rules/names'
import { checkInlineLinks, checkMarkup } from './rules/single-file/markup'
import { checkLogos } from './rules/logos'
import { checkLinks } from './rules/pages/links'
import { parseFiles } from '../core/json/parse'
import type { JsonFile } from '../core/json/json-file'
import { memoize } from '../core/memoize'
import { checkMenus } from './rules/pages/menus'
import { checkPictures } from './rules/pictures'
import { checkPrices } from './rules/prices'
import type { RuleId } from '../core/rule-ids'
import { checkReceiver } from './rules/single-file/form-receiver'
import { checkRegion } from './rules/single-file/region'
import { checkSchemas } from './schema-errors/check-schemas'
import { checkSchemaReference } from './schema-errors/schema-reference'
import { buildPageIndex, slugSettingsOf } from './rules/pages/page-index'
import { checkTitles } from './rules/pages/titles'
import { checkUnpublished } from './rules/pages/unpublished'

export type { ContentFile, ContentSource, PictureFacts } from '../core/content-source'
export { formatIssue, isError, type Issue } from '../core/issue'

/**
 * All errors and warnings of the content, sorted by file, line and column. Does not access the
 * disk.
 */
export function validate(source: ContentSource): Issue[] {
  const issues = findIssues(source)
  return [...issues, ...checkUnpublished(source, issues, findIssues)].sort(compareIssues)
}

/** The issues of the content as if all of it were published. */
function findIssues(source: ContentSource, unpublished?: Iterable<string>): Issue[] {
  // In the order of their paths, so that the same one of two colliding files is always reported.
  const inOrder = [...source.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const parsed = parseFiles(inOrder)
  const { files } = parsed
  const schemaIssues = [
    ...checkFiles(source, slugSettingsOf(files)),
    ...checkLogos(source),
    ...parsed.issues,
    ...checkSchemas(files, source.schemas),
  ]
  const filesWithSchemaIssues = new Set(schemaIssues.map(({ file }) => file))
  const wellFormed = files.filter(({ path }) => !filesWithSchemaIssues.has(`data/${path}`))
  const pageIndex = buildPageIndex(parsed, unpublished)
  const semanticIssues = [
    ...files.flatMap(createFileCheck(source.schemas)),
    ...checkTitles(files),
    ...checkDescriptions(files),
    ...checkLinks(files, pageIndex, source.schemas),
    ...checkReservedPaths(files),
    ...checkFormerPaths(files, pageIndex),
    ...checkMenus(files),
    ...checkPictures(source, files, schemaIssues),
    ...checkIcons(files, source),
    ...checkStaticFiles(files, source),
    ...checkTechnologyNames(files),
    ...checkLegalNames(files),
    ...checkPeople(parsed),
    ...checkTheme(wellFormed, source),
    ...wellFormed.flatMap(drawingIssues),
    ...checkOrders(files),
    ...checkEstimate(
      wellFormed,
      source.files.map(({ path }) => path),
    ),
    ...checkPrices(wellFormed),
  ]
  return [...schemaIssues, ...semanticIssues.filter(isIndependent(schemaIssues))]
}

/** Returns a check of a single file, which depends on no other file and runs once for each. */
const createFileCheck = memoize((schemas: ContentSource['schemas']) =>
  memoize((file: JsonFile): readonly Issue[] => [
    ...checkSchemaReference(file),
    ...checkInlineLinks(file, schemas),
    ...checkHomeSections(file),
    ...checkRepeatedNames(file),
    ...checkContrast(file),
    ...checkReceiver(file),
    ...checkPublicationDates(file),
    ...checkDuration(file),
    ...checkRanges(file),
    ...checkRegion(file),
    ...checkMarkup(file, schemas),
  ]),
)

const drawingIssues = memoize(checkDrawings)

// These are about the object as a whole, not about the value at their pointer.
const aboutObjects = new Set<RuleId>(['missing-key', 'too-few', 'too-many'])
const aboutAllBelow = new Set<RuleId>(['unknown-key', 'forbidden-key', 'wrong-type'])

/** Whether an issue does not just follow from what the schema issues already report. */
function isIndependent(schemaIssues: Issue[]): (issue: Issue) => boolean {
  const id = ({ file }: Issue, pointer: string): string => `${file} ${pointer}`
  const values = schemaIssues.filter((issue) => !aboutObjects.has(issue.rule))
  const reported = new Set(values.filter(({ pointer }) => pointer).map((p) => id(p, p.pointer)))
  const unreadable = new Set(
    values.filter(({ rule }) => aboutAllBelow.has(rule)).map((p) => id(p, p.pointer)),
  )
  return (issue) => !reported.has(id(issue, issue.pointer)) && !isBelow(issue, unreadable, id)
}

function isBelow(
  issue: Issue,
  unreadable: ReadonlySet<string>,
  id: (issue: Issue, pointer: string) => string,
): boolean {
  const keys = issue.pointer.split('/')
  return keys.some((_, index) => unreadable.has(id(issue, keys.slice(0, index + 1).join('/'))))
}
