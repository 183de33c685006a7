import type { ContentSource } from '../core/content-source'
import { compareIssues, isError, type Issue } from '../core/issue'
import { checkFormerPaths, checkReservedPaths, checkSegments } from './rules/pages/paths'
import { checkContrast, checkTheme } from './rules/colors'
import { checkRepeatedNames, checkRepeatedTitles } from './rules/duplicates'
import { checkDrawings } from './rules/single-file/drawings'
import { checkEstimate } from './rules/estimate'
import { checkFiles, validPath } from './rules/files'
import { contentPath } from '../core/paths'
import { checkHomeSections, checkNames } from './rules/names'
import { checkInlineLinks, checkMarkup } from './rules/single-file/markup'
import { checkLogos } from './rules/logos'
import { checkLinks } from './rules/pages/links'
import { parseFiles } from '../core/json/parse'
import type { JsonFile } from '../core/json/json-file'
import { memoize } from '../core/memoize'
import { checkPictures } from './rules/pictures'
import { checkPrices } from './rules/prices'
import { checkStaticFiles } from './rules/static-files'
import {
  checkDuration,
  checkPublicationDates,
  checkRanges,
  checkRegion,
} from './rules/single-file/values'
import { checkSchemas } from './schema-errors/check-schemas'
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

/**
 * The issues of the content as if all of it were published. A file that does not satisfy its schema
 * gets no other issues, most of which would follow from that.
 */
function findIssues(source: ContentSource, unpublished?: Iterable<string>): Issue[] {
  // In the order of their paths, so that the same one of two colliding files is always reported.
  const inOrder = [...source.files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const parsed = parseFiles(inOrder)
  const { files } = parsed
  const schemaIssues = [...parsed.issues, ...checkSchemas(files, source.schemas)]
  const settings = slugSettingsOf(files)
  const misnamed = files
    .map(({ path }) => path)
    .filter((path) => validPath(path, settings) !== path)
  const faulty = new Set([
    ...schemaIssues.map(({ file }) => file),
    ...misnamed.map((path) => `data/${path}`),
  ])
  const valid = files.filter(({ path }) => !faulty.has(`data/${path}`))
  // As if these had the right names.
  const paths = source.files.map(({ path }) => validPath(path, settings))
  const pageIndex = buildPageIndex(parsed, unpublished)
  for (const path of misnamed) {
    const address = contentPath(validPath(path, settings), settings)
    const page = pageIndex.pages.get(contentPath(path, settings))
    pageIndex.paths.add(address)
    if (page) pageIndex.pages.set(address, page)
  }
  const titleIssues = checkTitles(files, settings)
  const clashing = new Set(titleIssues.map(({ file }) => file))
  const ruleIssues = [
    ...valid.flatMap(createFileCheck(source.schemas)),
    ...titleIssues,
    // A copied case study is one mistake.
    ...checkRepeatedTitles(files).filter(({ file }) => !clashing.has(file)),
    ...checkLinks(files, pageIndex, source.schemas),
    ...checkSegments(files, settings),
    ...checkReservedPaths(files, settings),
    ...checkFormerPaths(files, pageIndex),
    ...checkPictures(source, valid),
    ...checkNames({ ...parsed, source }),
    ...checkTheme(valid, source),
    ...checkEstimate(valid, paths, settings),
  ]
  // Prices that follow from a mistake in the estimate are not reported too.
  const hasWrongEstimate = ruleIssues
    .filter(isError)
    .some(({ file }) => file === 'data/estimate.json')
  const priced = hasWrongEstimate ? valid.filter(({ path }) => path !== 'estimate.json') : valid
  const otherIssues = [...ruleIssues, ...checkPrices(priced, settings)]
  return [
    ...checkFiles(source, settings),
    ...checkLogos(source),
    ...checkStaticFiles(source, pageIndex),
    ...schemaIssues,
    ...otherIssues.filter(({ file }) => !faulty.has(file)),
  ]
}

/** Returns a check of a single file, which depends on no other file and runs once for each. */
const createFileCheck = memoize((schemas: ContentSource['schemas']) =>
  memoize((file: JsonFile): readonly Issue[] => [
    ...checkInlineLinks(file, schemas),
    ...checkHomeSections(file),
    ...checkRepeatedNames(file),
    ...checkContrast(file),
    ...checkPublicationDates(file),
    ...checkDuration(file),
    ...checkRanges(file),
    ...checkRegion(file),
    ...checkMarkup(file, schemas),
    ...checkDrawings(file),
  ]),
)
