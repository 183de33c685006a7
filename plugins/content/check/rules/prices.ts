import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
  type Range,
} from '../../core/compute-estimate'
import { pricePlaceholders, type UsualPrice } from '../../core/price-text'
import type { SiteTable } from '../../model'
import { contentPath } from '../../site/addresses'
import type { SlugSettings } from '../../site/slugs'
import type { Issue } from '../../core/issue'
import { issueAt, pointersOf, textAt, valueAt, type JsonFile } from '../../core/json/json-file'
import { memoize } from '../../core/memoize'

type Model = EstimateModel & { services: readonly (EstimatedService & { service: string })[] }

/** A typical price in the file of a service. */
interface Typical {
  monthly?: boolean
  smallest: { price: number; weeks: number }
  usual: UsualPrice
}

/** The model of the estimate, if the content has one. */
const estimateModel = (files: readonly JsonFile[]): Model | undefined =>
  files.find(({ path }) => path === 'estimate.json')?.value as Model | undefined

/** The typical price in a file, if it has one. */
const typicalIn = (file: JsonFile): Typical | undefined =>
  valueAt(file, '/typical') as Typical | undefined

/**
 * Checks that typical prices agree with the model of the estimate, and that answers take their
 * prices from them.
 * @param files the files without schema issues
 */
export function checkPrices(
  { kinds }: SiteTable,
  files: JsonFile[],
  settings: SlugSettings,
): Issue[] {
  const pages = new Map(files.map((file) => [contentPath(kinds, file.path, settings), file]))
  const services = new Map(
    [...pages].flatMap(([path, file]) => {
      const typical = typicalIn(file)
      return typical ? [[path, { file, typical }] as const] : []
    }),
  )
  const model = estimateModel(files)
  return [
    ...[...services].flatMap(([path, { file, typical }]) =>
      checkTypical(file, typical, path, model),
    ),
    ...files.flatMap((file) =>
      answersIn(file)
        // The price of a page that does not exist or has errors is not known.
        .filter(({ service }) => service === undefined || pages.has(service))
        .flatMap((answer) => checkAnswer(file, answer, services)),
    ),
  ]
}

/** The estimate with the first choice of each question. */
function smallestEstimate(model: Model, service: EstimatedService) {
  const answers = model.questions.map(({ key, choices }) => [key, choices[0]?.key] as const)
  return computeEstimate(model, service, Object.fromEntries(answers))
}

type Limits = Record<'price' | 'weeks', Range>

/** From the smallest to the largest price and duration of a service; undefined without an estimate. */
function typicalLimits(model: Model, path: string): Limits | undefined {
  return limitsByService(model).get(path)
}

const limitsByService = memoize(
  (model: Model): ReadonlyMap<string, Limits> =>
    new Map(
      // Of two entries for a service, which is an error, the first one is used.
      model.services.toReversed().map((service) => {
        const least = smallestEstimate(model, service)
        // With no answer: a tight date raises the price and shortens the duration.
        const all = computeEstimate(model, service, {})
        const limits = {
          price: { from: least.price.from, to: all.price.to },
          weeks: { from: least.weeks.from, to: all.weeks.to },
        }
        return [service.service, limits]
      }),
    ),
)

function checkTypical(
  file: JsonFile,
  { monthly = false, smallest, usual }: Typical,
  path: string,
  model: Model | undefined,
): Issue[] {
  const report = (pointer: string, message: string, hint?: string) =>
    issueAt(file, `/typical/${pointer}`, 'other-price', message, hint)
  if (!model) return []
  const limitsOf = typicalLimits(model, path)
  if (!limitsOf) {
    const message = 'has no estimate in data/estimate.json'
    const hint = 'add the service there, or delete "typical" here'
    return [{ ...report('smallest', message, hint), cause: message }]
  }
  const { monthly: estimated } = model.services.find(({ service }) => service === path) ?? {}
  if (monthly !== Boolean(estimated)) {
    const is = (each: boolean): string => (each ? 'per month' : 'for a project')
    const message = `is ${is(monthly)}, but the estimate is ${is(!monthly)}`
    return [issueAt(file, '/typical', 'other-price', message, `write "monthly": ${!monthly} in it`)]
  }
  return (['price', 'weeks'] as const).flatMap((key) => {
    const limits = limitsOf[key]
    const step = key === 'price' ? model.roundTo : 1
    const should = movedRange(usual[key], limits.from / smallest[key], limits, step)
    const usualText = `${should.from} to ${should.to}`
    const isSmallestWrong = smallest[key] !== limits.from
    if (!isSmallestWrong && limits.from <= usual[key].from && usual[key].to <= limits.to) return []
    const issue = isSmallestWrong
      ? report(
          `smallest/${key}`,
          `is ${smallest[key]}, but the estimate begins at ${limits.from}`,
          `write ${limits.from}; if the model has changed, "usual" becomes ${usualText}`,
        )
      : report(
          `usual/${key}`,
          `is ${usual[key].from} to ${usual[key].to}, but the estimate goes from ${limits.from} to ${limits.to}`,
          `write ${usualText}`,
        )
    const fix = {
      [`/typical/smallest/${key}`]: limits.from,
      [`/typical/usual/${key}/from`]: should.from,
      [`/typical/usual/${key}/to`]: should.to,
    }
    return [{ ...issue, cause: 'the estimate', fix }]
  })
}

/** A range that has changed with the estimate: as far above its smallest value as before. */
function movedRange(range: Range, factor: number, limits: Range, step: number): Range {
  const move = (value: number): number =>
    Math.min(Math.max(Math.round((value * factor) / step) * step, limits.from), limits.to)
  return { from: move(range.from), to: move(range.to) }
}

const namesPrice = (answer: string): boolean =>
  answer.includes('{price}') || (answer.includes('{from}') && answer.includes('{to}'))

interface Answer {
  pointer: string
  answer: string
  placeholders: string[]
  /** The service in `priceOf`. */
  service: string | undefined
}

/** The answers that have a placeholder or are about a price. */
const answersIn = memoize((file: JsonFile): Answer[] =>
  pointersOf(file, 'answer').flatMap((pointer) => {
    const answer = textAt(file, pointer) ?? ''
    const service = textAt(file, pointer.replace(/answer$/, 'priceOf'))
    const placeholders = [...answer.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return service === undefined && placeholders.length === 0
      ? []
      : [{ pointer, answer, placeholders, service }]
  }),
)

/**
 * An answer next to `priceOf` takes the price from the service; other answers must not have
 * placeholders.
 */
function checkAnswer(
  file: JsonFile,
  { pointer, answer, placeholders, service }: Answer,
  services: ReadonlyMap<string, unknown>,
): Issue[] {
  const isPriced = service !== undefined && services.has(service)
  const known: readonly string[] = isPriced ? pricePlaceholders : []
  const unknown = placeholders.find((name) => !known.includes(name))
  const report = (message: string, hint: string) => [
    issueAt(file, pointer, 'other-price', message, hint),
  ]
  if (unknown !== undefined) {
    return report(
      `nothing replaces {${unknown}}`,
      isPriced
        ? `write one of ${pricePlaceholders.map((name) => `{${name}}`).join(', ')}`
        : 'name a service with a price in "priceOf"',
    )
  }
  if (!isPriced || namesPrice(answer)) return []
  return report(`does not name the usual price of ${service}`, 'write {price}, or {from} and {to}')
}
