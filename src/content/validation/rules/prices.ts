import {
  computeEstimate,
  type EstimatedService,
  type EstimateModel,
  type Range,
} from '../../compute-estimate'
import { contentPath } from '../../../routes/paths'
import type { Issue } from '../issue'
import { issueAt, pointersOf, textAt, valueAt, type JsonFile } from '../json/json-file'

type Model = EstimateModel & { services: readonly (EstimatedService & { service: string })[] }

/** A typical price in the file of a service. */
interface Typical {
  smallest: { price: number; weeks: number }
  usual: { price: Range; weeks: Range }
}

/** Whether prices agree: typical ones with the model of the estimate, answers with typical ones. */
export function checkPrices(files: JsonFile[]): Issue[] {
  const services = new Map(
    files.flatMap((file) => {
      const typical = valueAt(file, '/typical') as Typical | undefined
      return typical ? [[contentPath(file.path), { file, typical }] as const] : []
    }),
  )
  const model = files.find(({ path }) => path === 'estimate.json')?.value as Model | undefined
  const site = files.find(({ path }) => path === 'site.json')
  const locale = site && textAt(site, '/locale')
  const format = new Intl.NumberFormat(locale)
  return [
    ...[...services].flatMap(([path, { file, typical }]) =>
      checkTypical(file, typical, path, model),
    ),
    ...files.flatMap((file) =>
      pointersOf(file, 'priceOf').flatMap((at) => {
        const typical = services.get(textAt(file, at) ?? '')?.typical
        return typical && locale ? checkAnswer(file, at, typical, format) : []
      }),
    ),
  ]
}

/** The estimate with the first choice of each question. */
function smallestEstimate(model: Model, service: EstimatedService) {
  const answers = model.questions.map(({ key, choices }) => [key, choices[0]?.key] as const)
  return computeEstimate(model, service, Object.fromEntries(answers))
}

function checkTypical(
  file: JsonFile,
  { smallest, usual }: Typical,
  path: string,
  model: Model | undefined,
): Issue[] {
  const report = (pointer: string, message: string, hint?: string) =>
    issueAt(file, `/typical/${pointer}`, 'other-price', message, hint)
  // What follows from mistakes in the model is not reported too.
  if (!model) return []
  const service = model.services.find((each) => each.service === path)
  if (!service) return [report('smallest', 'has no estimate in data/estimate.json')]
  const least = smallestEstimate(model, service)
  // With no answer: a tight date raises the price and shortens the duration.
  const all = computeEstimate(model, service, {})
  return (['price', 'weeks'] as const).flatMap((key) => {
    const limits = { from: least[key].from, to: all[key].to }
    const isWithin = limits.from <= usual[key].from && usual[key].to <= limits.to
    return [
      ...(smallest[key] === limits.from
        ? []
        : [
            report(
              `smallest/${key}`,
              `the estimate begins at ${limits.from}`,
              `write ${limits.from}`,
            ),
          ]),
      ...(isWithin
        ? []
        : [report(`usual/${key}`, `the estimate goes from ${limits.from} to ${limits.to}`)]),
    ]
  })
}

function checkAnswer(
  file: JsonFile,
  at: string,
  { usual }: Typical,
  format: Intl.NumberFormat,
): Issue[] {
  const pointer = at.replace(/priceOf$/, 'answer')
  const answer = textAt(file, pointer)
  const figures = [usual.price.from, usual.price.to].map((price) => format.format(price))
  if (answer === undefined || figures.every((figure) => answer.includes(figure))) return []
  const message = `does not name the usual price of ${textAt(file, at)}`
  return [issueAt(file, pointer, 'other-price', message, `write "${figures.join('" and "')}"`)]
}
