import {
  type CheckedContent,
  contentPath,
  type Issue,
  issueAt,
  type ParsedFile,
  valueAt,
} from '../../../plugins/content'
import type { Range } from '../../content/price-text'
import type { UsualPrice } from '../offerings/usual-price'
import { computeEstimate, type EstimatedService, type EstimateModel } from './compute-estimate'

/** The content of data/estimate.json, as far as prices follow from it. */
type Model = EstimateModel & { services: readonly (EstimatedService & { service: string })[] }

/** A typical price in the file of a service. */
interface Typical {
  monthly?: boolean
  smallest: { price: number; weeks: number }
  usual: UsualPrice
}

/** A number in a message. What is to be written into a file has no separators there. */
const write = (value: number): string => value.toLocaleString('en')

const writeRange = ({ from, to }: Range): string => `${write(from)} to ${write(to)}`

/** Checks that the typical prices of services agree with the model of the estimate. */
export function checkTypicalPrices(
  estimate: ParsedFile,
  { files, source, settings }: CheckedContent,
): Issue[] {
  return files.flatMap((file) => {
    const typical = valueAt(file, '/typical') as Typical | undefined
    if (!typical) return []
    const path = contentPath(source.site.collections, file.path, settings)
    return checkTypical(file, typical, path, estimate)
  })
}

/** From the smallest to the largest price and duration of a service. */
function typicalLimits(model: Model, service: EstimatedService): Record<'price' | 'weeks', Range> {
  const smallest = model.questions.map(({ key, choices }) => [key, choices[0]?.key] as const)
  const least = computeEstimate(model, service, Object.fromEntries(smallest))
  // With no answer: a tight date raises the price and shortens the duration.
  const all = computeEstimate(model, service, {})
  return {
    price: { from: least.price.from, to: all.price.to },
    weeks: { from: least.weeks.from, to: all.weeks.to },
  }
}

function checkTypical(
  file: ParsedFile,
  { monthly = false, smallest, usual }: Typical,
  path: string,
  estimate: ParsedFile,
): Issue[] {
  const model = estimate.value as Model
  const report = (pointer: string, message: string, hint?: string) =>
    issueAt(file, `/typical/${pointer}`, 'other-price', message, hint)
  const estimated = model.services.find(({ service }) => service === path)
  if (!estimated) {
    const message = `has no estimate in ${estimate.fullPath}`
    const hint = 'add the service there, or delete "typical" here'
    return [{ ...report('smallest', message, hint), cause: message }]
  }
  if (monthly !== Boolean(estimated.monthly)) {
    const is = (isMonthly: boolean): string => (isMonthly ? 'per month' : 'for a project')
    const message = `is ${is(monthly)}, but the estimate is ${is(!monthly)}`
    return [issueAt(file, '/typical', 'other-price', message, `write "monthly": ${!monthly} in it`)]
  }
  const limitsOf = typicalLimits(model, estimated)
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
          `is ${write(smallest[key])}, but the estimate begins at ${write(limits.from)}`,
          `write ${limits.from}; if the model has changed, "usual" becomes ${usualText}`,
        )
      : report(
          `usual/${key}`,
          `is ${writeRange(usual[key])}, but the estimate goes from ${writeRange(limits)}`,
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
