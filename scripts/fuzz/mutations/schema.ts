import { pointerTo } from '../../../src/content/validation/json/json-tree'
import { isObject, isString, isText, keyword, limits, type Target } from '../content-tree'
import { anywhere, replaceBy, replaceText, replaceTextBy, type Mutation } from '../mutation'

const samples = [null, true, 12, 'text', ['text'], { title: 'Text' }]

const hugeNumbers = ['1e15', '-1e15', '1e300', '-1e300', '1e999', '-1e999', '9007199254740993']

const unknownKeys = [
  ...['$ref', '$id', '', 'length', 'then', 'Title', 'titel', 'imgURL', 'img-url', 't\u0456tle'],
  ...['link ', 'a/b', 'a~b', '0', '-1'],
]

const strayValues = ['1', 'null', '"text"', '{ "link": "/no/" }', '["/no/"]']

const typeOf = (value: unknown): string => Object.prototype.toString.call(value)
const entriesOf = ({ value }: Target): unknown[] => (Array.isArray(value) ? value : [])
const hasEntries = (target: Target): boolean => entriesOf(target).length > 0
const isNumber = ({ value }: Target): boolean => typeof value === 'number'
const keysOf = (target: Target): string[] =>
  isObject(target) ? Object.keys(target.value as object) : []

/** The keys that are required of an object, also those that other checks require. */
const requiredKeys = (target: Target): string[] => {
  const required = [...keyword(target, 'required').flat(), 'imgAlt', '$schema']
  return keysOf(target).filter((key) => required.includes(key))
}

const below = ({ document, path, pointer }: Target, key: string) => ({
  document,
  path: [...path, key],
  pointer: pointerTo(pointer, key),
})

/** The key with one letter too many; the letters are in no key, so it is never another key. */
const misspellings = (key: string): string[] =>
  ['-', 'а', 'ı'].flatMap((letter) =>
    [0, 1, key.length - 1].map((at) => key.slice(0, at) + letter + key.slice(at)),
  )

/** What the keywords of JSON Schema rule out, derived from the schema of each value. */
export const schemaMutations: Mutation[] = [
  replaceBy(
    'a value of another type',
    ['wrong-type', 'not-allowed'],
    () => true,
    ({ value, ...target }) => [
      ...samples.filter((sample) => typeOf(sample) !== typeOf(value)),
      ...(['number', 'boolean'].includes(typeof value) ? [String(value)] : []),
      ...(keyword({ value, ...target }, 'type').includes('integer') ? [0.5, 1e-9, 99.999] : []),
    ],
  ),
  replaceTextBy('a number out of range', ['out-of-range', 'wrong-type'], isNumber, (target) => [
    ...keyword(target, 'minimum').map((min) => String(Number(min) - 1)),
    ...keyword(target, 'maximum').map((max) => String(Number(max) + 1)),
    ...hugeNumbers,
  ]),
  replaceBy(
    'a choice that does not exist',
    ['not-allowed', 'empty-text'],
    (target) => isString(target) && keyword(target, 'enum').length > 0,
    ({ value }) => {
      const choice = String(value)
      return [`${choice}s`, choice.toUpperCase(), choice.slice(1), '', '__proto__', 'none']
    },
  ),
  replaceBy('too few entries', ['too-few'], hasEntries, (target) =>
    Array.from({ length: limits(target, 'minItems').max }, (_, count) =>
      entriesOf(target).slice(0, count),
    ),
  ),
  replaceBy('too many entries', ['too-many'], hasEntries, (target) =>
    [1, 20].map((more) => {
      const [list, length] = [entriesOf(target), limits(target, 'maxItems').min + more]
      return Array.from({ length }, (_, index) => list[index % list.length])
    }),
  ),
  anywhere(
    replaceBy(
      'a repeated entry',
      ['repeated-entry', 'repeated-name', 'too-many'],
      // Measured values, cells, parts of a text and lines may repeat.
      ({ key }) => !['values', 'low', 'high', 'cells', 'parts', 'lines'].includes(key),
      (target) => entriesOf(target).map((entry) => [...entriesOf(target), entry]),
    ),
  ),
  replaceBy('a text that is too short', ['text-too-short'], isText, (target) => {
    const short = limits(target, 'minLength').max - 1
    return short > 0 ? ['x', 'x'.repeat(short)] : []
  }),
  {
    name: 'a missing key',
    rules: ['missing-key', 'schema-reference'],
    changes: (target) =>
      requiredKeys(target).map((key) => ({
        ...replaceText(below(target, key)),
        pointer: target.pointer,
      })),
  },
  replaceBy(
    'an empty object',
    ['missing-key'],
    (target) =>
      target.path.length > 0 &&
      isObject(target) &&
      [...keyword(target, 'minProperties'), ...keyword(target, 'required').flat()].length > 0,
    [{}],
  ),
  {
    name: 'an unknown key',
    rules: ['unknown-key'],
    changes: (target) =>
      (isObject(target) ? unknownKeys : [])
        .filter((key) =>
          keyword(target, 'properties').every(
            (known) => !Object.hasOwn(Object(known) as object, key),
          ),
        )
        .map((key, index) => replaceText(below(target, key), strayValues[index % 5] ?? '')),
  },
  {
    name: 'a misspelled key',
    rules: ['unknown-key'],
    changes: (target) =>
      keysOf(target).flatMap((key) =>
        misspellings(key).map((name) => {
          const entries = Object.entries(Object(target.value) as object)
          const renamed = entries.map(([each, value]) => [
            each === key ? name : each,
            value as unknown,
          ])
          const text = JSON.stringify(Object.fromEntries(renamed))
          return { ...replaceText(target, text), pointer: pointerTo(target.pointer, name) }
        }),
      ),
  },
  replaceBy(
    'the schema of another file',
    ['schema-reference'],
    ({ pointer }) => pointer === '/$schema',
    ({ value }) => {
      const path = String(value)
      const similar = [`../${path}`, path.slice(1), path.toUpperCase(), path.replace('.json', '')]
      return [...similar, `${path}?`, 'https://schemas.example/site.json']
    },
  ),
]
