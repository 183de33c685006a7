import type { ErrorObject } from 'ajv/dist/2020'

/**
 * Keeps one error for each value. Ajv reports every branch of an alternative, the conditional around
 * a missing key, and two limits for a single text.
 */
export function dedupeErrors(errors: ErrorObject[]): ErrorObject[] {
  const causes = errors.filter(({ keyword }) => keyword !== 'if')
  const positions = new Set(causes.map(({ instancePath }) => instancePath))
  return [...positions].flatMap((position) =>
    dedupeAt(causes.filter(({ instancePath }) => instancePath === position)),
  )
}

function dedupeAt(errors: ErrorObject[]): ErrorObject[] {
  // The outermost alternative is reported last and covers the others.
  const alternative = errors.filter((error) => error.keyword === 'anyOf').at(-1)
  if (alternative) return [errors.find(isFarTooLong) ?? alternative]
  const type = errors.find((error) => error.keyword === 'type')
  if (type) return [type]
  const [first] = errors
  if (first && typeof first.data === 'string' && first.data.trim() === '') return [first]
  const hasWrongForm = errors.some(({ keyword }) => keyword === 'pattern')
  const otherErrors = errors.filter(({ keyword }) => !hasWrongForm || keyword !== 'format')
  return [...keepStrictestLimits(otherErrors).values()]
}

// For a path with thousands of characters, only the length is reported.
const isFarTooLong = (error: ErrorObject): boolean =>
  error.keyword === 'maxLength' && limitOf(error) >= 500

const limitOf = ({ params }: ErrorObject): number => Number(params.limit)

function keepStrictestLimits(errors: ErrorObject[]): Map<string, ErrorObject> {
  const kept = new Map<string, ErrorObject>()
  for (const error of errors) {
    const id = error.keyword + JSON.stringify(paramsWithoutLimit(error))
    const other = kept.get(id)
    if (!other || isStricter(error, other)) kept.set(id, error)
  }
  return kept
}

const paramsWithoutLimit = ({ params }: ErrorObject): object => ({ ...params, limit: undefined })

const isStricter = (a: ErrorObject, b: ErrorObject): boolean =>
  a.keyword.startsWith('min') ? limitOf(a) > limitOf(b) : limitOf(a) < limitOf(b)
