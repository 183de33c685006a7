import {
  type CheckedContent,
  contentPath,
  type Issue,
  issueAt,
  knownPlaceholders,
  type ParsedFile,
  pointersOf,
  textAt,
  unknownPlaceholder,
  valueAt,
} from '../../../plugins/content'
import { pricePlaceholders } from './usual-price'

/** Checks that answers take the prices of services from their files. */
export function checkAnswers({ files, source, settings }: CheckedContent): Issue[] {
  const pages = new Map(
    files.map((file) => [contentPath(source.site.collections, file.path, settings), file]),
  )
  const priced = new Set(
    [...pages].filter(([, file]) => valueAt(file, '/typical')).map(([path]) => path),
  )
  return files.flatMap((file) =>
    answersIn(file)
      // The price of a page that does not exist or has errors is not known.
      .filter(({ service }) => service === undefined || pages.has(service))
      .flatMap((answer) => checkAnswer(file, answer, priced)),
  )
}

const namesPrice = (answer: string): boolean =>
  answer.includes('{price}') || (answer.includes('{from}') && answer.includes('{to}'))

interface Answer {
  pointer: string
  answer: string
  /** The service in `priceOf`. */
  service: string | undefined
}

/** The answers that have a placeholder or are about a price. */
const answersIn = (file: ParsedFile): Answer[] =>
  pointersOf(file, 'answer').flatMap((pointer) => {
    const answer = textAt(file, pointer) ?? ''
    const service = textAt(file, pointer.replace(/answer$/, 'priceOf'))
    return service === undefined && unknownPlaceholder(answer, []) === undefined
      ? []
      : [{ pointer, answer, service }]
  })

/**
 * An answer next to `priceOf` takes the price from the service; other answers must not have
 * placeholders.
 */
function checkAnswer(
  file: ParsedFile,
  { pointer, answer, service }: Answer,
  priced: ReadonlySet<string>,
): Issue[] {
  const isPriced = service !== undefined && priced.has(service)
  const known: readonly string[] = isPriced ? pricePlaceholders : []
  const unknown = unknownPlaceholder(answer, known)
  const report = (message: string, hint: string) => [
    issueAt(file, pointer, 'other-price', message, hint),
  ]
  if (unknown !== undefined) {
    return report(
      `nothing replaces ${unknown}`,
      isPriced ? knownPlaceholders(pricePlaceholders) : 'name a service with a price in "priceOf"',
    )
  }
  if (!isPriced || namesPrice(answer)) return []
  return report(`does not name the usual price of ${service}`, 'write {price}, or {from} and {to}')
}
