import {
  countOf,
  entriesOf,
  type Issue,
  issueAt,
  type ParsedFile,
  pointersAt,
  pointersOf,
  valueAt,
} from '../../../plugins/content'

type Check = (file: ParsedFile, drawing: string) => Issue[]

const lengthAt = (file: ParsedFile, pointer: string): number | undefined => {
  const value = valueAt(file, pointer)
  return Array.isArray(value) ? value.length : undefined
}

const mismatch = (file: ParsedFile, pointer: string, message: string): Issue =>
  issueAt(file, pointer, 'drawing-mismatch', message)

/** Checks that each row has as many cells as there are columns. */
const checkCells: Check = (file, drawing) => {
  const columns = lengthAt(file, `${drawing}/columns`)
  return entriesOf(file, `${drawing}/rows`).flatMap((row) => {
    const cells = lengthAt(file, `${row}/cells`)
    if (columns === undefined || cells === undefined || cells === columns) return []
    return [
      mismatch(
        file,
        `${row}/cells`,
        `has ${countOf(cells, 'cell')} for ${countOf(columns, 'column')}`,
      ),
    ]
  })
}

/**
 * The numbers at pointers that are outside of a range, which is in the object at another pointer.
 */
function outside(file: ParsedFile, range: string, pointers: readonly string[]): Issue[] {
  const [from, to] = ['from', 'to'].map((end) => valueAt(file, `${range}/${end}`))
  if (typeof from !== 'number' || typeof to !== 'number') return []
  return pointers.flatMap((pointer) => {
    const value = valueAt(file, pointer)
    if (typeof value !== 'number' || (value >= from && value <= to)) return []
    return [mismatch(file, pointer, `is outside the range from ${from} to ${to} that is drawn`)]
  })
}

const checkChart: Check = (file, chart) => {
  const drawn = ['series/*/values/*', 'band/low/*', 'band/high/*', 'limit/value']
  const values = drawn.flatMap((where) => pointersAt(file, `${chart}/${where}`))
  const count = lengthAt(file, pointersAt(file, `${chart}/series/*/values`).at(-1) ?? '') ?? 0
  const [low, high] = ['low', 'high'].map((edge) => lengthAt(file, `${chart}/band/${edge}`))
  const mark = valueAt(file, `${chart}/mark/at`)
  return [
    ...outside(file, `${chart}/scale`, values),
    ...(low !== undefined && high !== undefined && (low !== high || low > count)
      ? [
          mismatch(
            file,
            `${chart}/band/high`,
            `has ${countOf(high, 'value')} for ${low} of ${count} in "low"`,
          ),
        ]
      : []),
    ...(typeof mark === 'number' && mark > count
      ? [
          mismatch(
            file,
            `${chart}/mark/at`,
            `is more than the last line has: ${countOf(count, 'value')}`,
          ),
        ]
      : []),
  ]
}

const checkForm: Check = (file, form) =>
  entriesOf(file, `${form}/fields`).flatMap((field) => {
    const choices = valueAt(file, `${field}/choices`)
    if (!Array.isArray(choices) || choices.includes(valueAt(file, `${field}/value`))) return []
    return [mismatch(file, `${field}/value`, `is none of the choices`)]
  })

const checks: Record<string, Check> = {
  table: checkCells,
  matrix: checkCells,
  chart: checkChart,
  form: checkForm,
}

/** Checks that the parts of each drawing match. */
export const checkDrawings = (file: ParsedFile): Issue[] =>
  Object.entries(checks).flatMap(([kind, check]) =>
    pointersOf(file, kind).flatMap((drawing) => check(file, drawing)),
  )
