import {
  type CheckedContent,
  contentPath,
  entriesOf,
  type Issue,
  issueAt,
  type ParsedFile,
  textAt,
  textsAt,
  valueAt,
} from '../../../plugins/content'
import { isBookingOff } from '../../sections/booking/check-call-person'
import { checkTypicalPrices } from './check-typical'
import type { EstimateChoice } from './compute-estimate'
import { isTopService } from './top-service'

/**
 * Checks that the model of the estimate is complete and consistent, and that the typical prices of
 * services follow from it.
 */
export function checkEstimate(content: CheckedContent): Issue[] {
  const file = content.files.find(({ path }) => path === 'estimate.json')
  if (!file) return []
  const nextSteps = checkNextSteps(file, content)
  const issues = checkModel(file, content)
  // Prices that follow from a mistake in the estimate are not reported too.
  const isWrong = content.hasErrors(file) || issues.some(({ isWarning }) => !isWarning)
  return [...nextSteps, ...issues, ...(isWrong ? [] : checkTypicalPrices(file, content))]
}

const checkModel = (file: ParsedFile, content: CheckedContent): Issue[] => [
  ...entriesOf(file, '/questions').flatMap((at) => checkChoices(file, `${at}/choices`)),
  ...checkServices(file, content),
  ...checkCurrency(file, content),
]

const effortOf = ({ days, effort, people }: EstimateChoice): Map<string, number> =>
  new Map([
    ...(days ?? []).map(({ part, days: count }): [string, number] => [`days of ${part}`, count]),
    ['effort', effort ?? 1],
    ['people', people ?? 1],
  ])

/** Checks that no choice takes less effort than the previous one, which would reverse a range. */
function checkChoices(file: ParsedFile, list: string): Issue[] {
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

/** Warns of services that the model does not have. */
function checkServices(
  file: ParsedFile,
  { files, source, paths, settings }: CheckedContent,
): Issue[] {
  const estimated = new Set(textsAt(file, '/services/*/service').map(({ text }) => text))
  // A price that the estimate does not have is reported in its file.
  const priced = new Set(files.filter((file) => valueAt(file, '/typical')).map(({ path }) => path))
  const services = paths
    .filter((path) => isTopService(path) && !priced.has(path))
    .map((path) => contentPath(source.site.collections, path, settings))
  return [...new Set(services)]
    .filter((path) => !estimated.has(path))
    .map((path) => ({
      ...issueAt(file, '/services', 'no-price', `${path} has no estimate and no price`),
      isWarning: true,
    }))
}

/** Checks that the estimate has texts in the contact form, and a link to the calendar if there is one. */
function checkNextSteps(file: ParsedFile, { files }: CheckedContent): Issue[] {
  const contact = files.find(({ path }) => path === 'contact.json')
  const scheduling = files.find(({ path }) => path === 'scheduling.json')
  const issues: Issue[] = []
  if (contact && valueAt(contact, '/form/estimate') === undefined) {
    const problem = `"estimate" is missing, without which the form neither shows nor sends the estimate of ${file.fullPath}`
    const remedy = 'add it with "title" and "remove", the texts above the estimate'
    issues.push(issueAt(contact, '/form', 'missing-key', problem, remedy))
  }
  const hasCalendar = scheduling && !isBookingOff(scheduling.value)
  if (hasCalendar && valueAt(file, '/labels/talk') === undefined) {
    const remedy = `add it: the link to the calendar of ${scheduling.fullPath}`
    issues.push(issueAt(file, '/labels', 'missing-key', '"talk" is missing', remedy))
  }
  return issues
}

function checkCurrency(file: ParsedFile, { files }: CheckedContent): Issue[] {
  const site = files.find(({ path }) => path === 'site.json')
  const currency = site && textAt(site, '/currency')
  if (!currency || currency === valueAt(file, '/currency')) return []
  const message = `the prices of the site are in ${currency}`
  return [issueAt(file, '/currency', 'estimate', message, 'convert "dayRate" and "roundTo"')]
}
