import type { Issue } from '../issue'
import {
  issueAt,
  isObject,
  pointersOf,
  textAt,
  textsIn,
  valueAt,
  type JsonFile,
} from '../json/json-file'
import { memoize } from '../memoize'

/** A figure that several texts state. */
interface Fact {
  name: string
  value: number | { file: string; pointer: string }
  /** With {} in place of the figure. */
  phrases: readonly string[]
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const numbers = new Map([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
])

const numberOf = (text: string): number =>
  numbers.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''))

const number = `(\\d[\\d,]*(?:\\.\\d+)?|${[...numbers.keys()].join('|')})`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a phrase as whole words, with any number in it. */
function phraseFinder(phrase: string): (text: string) => RegExpExecArray[] {
  const parts = phrase.split('{}')
  const pattern = new RegExp(`(?<![\\w,.])${parts.map(escaped).join(number)}(?![\\w])`, 'gi')
  // Most texts do not contain its words, which is a much faster check.
  const [longest = ''] = parts.toSorted((one, other) => other.length - one.length)
  const words = new RegExp(escaped(longest), 'i')
  return (text) => (words.test(text) ? [...text.matchAll(pattern)] : [])
}

interface Statement {
  pointer: string
  text: string
}

/** The texts of a file, and for each figure its value, unit and label together. */
const statementsIn = (file: JsonFile): Statement[] => [
  ...textsIn(file),
  ...pointersOf(file, 'label').flatMap((label) => {
    const pointer = label.replace(/label$/, 'value')
    const [value, unit, what] = [pointer, label.replace(/label$/, 'unit'), label].map((at) =>
      textAt(file, at),
    )
    return value && what ? [{ pointer, text: [value, unit, what].filter(Boolean).join(' ') }] : []
  }),
]

const factsOf = (list: JsonFile): Fact[] => valueAt(list, '/facts') as Fact[]

/** A number that a text states for a fact. */
interface Claim {
  /** The place of the fact in the list. */
  index: number
  pointer: string
  /** The words with the number, as written. */
  words: string
  figure: number
}

/** Finds the facts that a file states, once for each file. */
const claimsFor = memoize((list: JsonFile) => {
  const finders = factsOf(list).flatMap(({ phrases }, index) =>
    phrases.map((phrase) => ({ index, find: phraseFinder(phrase) })),
  )
  return memoize((file: JsonFile): Claim[] =>
    statementsIn(file).flatMap(({ pointer, text }) =>
      finders.flatMap(({ index, find }) =>
        find(text).map(([words, stated = '']) => {
          return { index, pointer, words, figure: numberOf(stated) }
        }),
      ),
    ),
  )
})

/** The figure of a fact; undefined if there is no number at its location. */
function figureOf({ value }: Fact, files: readonly JsonFile[]): number | undefined {
  const source = isObject(value) ? files.find(({ path }) => path === value.file) : undefined
  const figure = isObject(value) ? source && valueAt(source, value.pointer) : value
  return typeof figure === 'number' ? figure : undefined
}

/**
 * Checks that all texts that state a fact of data/facts.json have its figure.
 * @param files the files whose types are valid
 */
export function checkFacts(files: JsonFile[]): Issue[] {
  const list = files.find(({ path }) => path === 'facts.json')
  if (!list) return []
  const facts = factsOf(list).map((fact) => ({ name: fact.name, right: figureOf(fact, files) }))
  const claimsIn = claimsFor(list)
  const unknown = facts.flatMap(({ right }, index) => {
    const message = 'leads to no number in a file without other mistakes'
    const at = `/facts/${index}/value`
    return right === undefined ? [issueAt(list, at, 'other-fact', message)] : []
  })
  const wrong = files.flatMap((file) =>
    (file === list ? [] : claimsIn(file)).flatMap(({ index, pointer, words, figure }) => {
      const { name = '', right } = facts[index] ?? {}
      if (right === undefined || figure === right) return []
      const message = `says "${words}", but in data/facts.json it is ${right}`
      return [issueAt(file, pointer, 'other-fact', message, `correct one: ${name}`)]
    }),
  )
  return [...unknown, ...wrong]
}
