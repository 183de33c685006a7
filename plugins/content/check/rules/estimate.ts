import type { EstimateChoice } from '../../core/compute-estimate'
import type { SiteTable } from '../../model'
import { contentPath } from '../../site/addresses'
import type { SlugSettings } from '../../site/slugs'
import type { Issue } from '../../core/issue'
import {
  entriesOf,
  issueAt,
  textAt,
  textsAt,
  valueAt,
  type JsonFile,
} from '../../core/json/json-file'

/**
 * Checks that the model of the estimate is complete and consistent.
 * @param files the files without schema issues
 * @param paths the paths of all content files
 */
export function checkEstimate(
  site: SiteTable,
  files: JsonFile[],
  paths: readonly string[],
  settings: SlugSettings,
): Issue[] {
  const file = files.find(({ path }) => path === 'estimate.json')
  if (!file) return []
  // A price that the estimate does not have is reported in its file.
  const priced = new Set(files.filter((each) => valueAt(each, '/typical')).map(({ path }) => path))
  const others = paths.filter((path) => !priced.has(path))
  return [
    ...entriesOf(file, '/questions').flatMap((at) => checkChoices(file, `${at}/choices`)),
    ...checkServices(site, file, others, settings),
    ...checkCurrency(file, files),
  ]
}

const effortOf = ({ days, effort, people }: EstimateChoice): Map<string, number> =>
  new Map([
    ...(days ?? []).map(({ part, days: count }): [string, number] => [`days of ${part}`, count]),
    ['effort', effort ?? 1],
    ['people', people ?? 1],
  ])

/** Checks that no choice takes less effort than the previous one, which would reverse a range. */
function checkChoices(file: JsonFile, list: string): Issue[] {
  const choices = entriesOf(file, list)
  return choices.slice(1).flatMap((at, index) => {
    const before = effortOf(valueAt(file, choices[index] ?? '') as EstimateChoice)
    const after = effortOf(valueAt(file, at) as EstimateChoice)
    const smaller = [...before].find(([what, count]) => (after.get(what) ?? 0) < count)
    if (!smaller) return []
    const message = `has a smaller value for ${smaller[0]} than the choice before it`
    return [issueAt(file, at, 'estimate', message, 'sort the choices by their effort')]
  })
}

/** Whether a path under data/ is that of a service, but not of a sub-page. */
export const isTopService = (path: string): boolean => /^services\/[^/]+\.json$/.test(path)

function checkServices(
  { kinds }: SiteTable,
  file: JsonFile,
  contentPaths: readonly string[],
  settings: SlugSettings,
): Issue[] {
  const estimated = new Set(textsAt(file, '/services/*/service').map(({ text }) => text))
  const paths = contentPaths.filter(isTopService).map((path) => contentPath(kinds, path, settings))
  return [...new Set(paths)]
    .filter((path) => !estimated.has(path))
    .map((path) => issueAt(file, '/services', 'no-price', `${path} has no estimate and no price`))
}

function checkCurrency(file: JsonFile, files: JsonFile[]): Issue[] {
  const site = files.find(({ path }) => path === 'site.json')
  const currency = site && textAt(site, '/currency')
  if (!currency || currency === valueAt(file, '/currency')) return []
  const message = `the prices of the site are in ${currency}`
  return [issueAt(file, '/currency', 'estimate', message, 'convert "dayRate" and "roundTo"')]
}
