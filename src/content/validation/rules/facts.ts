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

/** A figure that several texts state. */
interface Fact {
  name: string
  value: number | { file: string; pointer: string }
  /** With {} in place of the figure. */
  phrases: readonly string[]
}

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const numbers = new Map([
  ...words.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
])

const numberOf = (text: string): number =>
  numbers.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''))

const number = `(\\d[\\d,]*(?:\\.\\d+)?|${[...numbers.keys()].join('|')})`

/** Finds a phrase as whole words, whatever the number in it. */
const patternOf = (phrase: string): RegExp => {
  const literal = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('\\{\\}', number)
  return new RegExp(`(?<![\\w,.])${literal}(?![\\w])`, 'gi')
}

interface Statement {
  file: JsonFile
  pointer: string
  text: string
}

/** The texts of a file, and of each figure its value, unit and label together. */
const statementsIn = (file: JsonFile): Statement[] => [
  ...textsIn(file).map((text) => ({ file, ...text })),
  ...pointersOf(file, 'label').flatMap((label) => {
    const pointer = label.replace(/label$/, 'value')
    const [value, unit, what] = [pointer, label.replace(/label$/, 'unit'), label].map((at) =>
      textAt(file, at),
    )
    return value && what
      ? [{ file, pointer, text: [value, unit, what].filter(Boolean).join(' ') }]
      : []
  }),
]

/** The figure of a fact; undefined if there is no number where it should be. */
function figureOf({ value }: Fact, files: readonly JsonFile[]): number | undefined {
  const source = isObject(value) ? files.find(({ path }) => path === value.file) : undefined
  const figure = isObject(value) ? source && valueAt(source, value.pointer) : value
  return typeof figure === 'number' ? figure : undefined
}

/**
 * Whether every text that states a fact of data/facts.json has its figure.
 * @param files those whose types are right
 */
export function checkFacts(files: JsonFile[]): Issue[] {
  const list = files.find(({ path }) => path === 'facts.json')
  if (!list) return []
  const facts = valueAt(list, '/facts') as Fact[]
  const phrases = facts.flatMap((fact) => fact.phrases.map(patternOf))
  const anyPhrase = new RegExp(phrases.map(({ source }) => source).join('|'), 'i')
  const statements = files
    .filter((file) => file !== list)
    .flatMap(statementsIn)
    .filter(({ text }) => anyPhrase.test(text))
  return facts.flatMap((fact, index) => {
    const figure = figureOf(fact, files)
    if (figure === undefined) {
      const message = 'leads to no number in a file without other mistakes'
      return [issueAt(list, `/facts/${index}/value`, 'other-fact', message)]
    }
    return fact.phrases.map(patternOf).flatMap((pattern) =>
      statements.flatMap(({ file, pointer, text }) =>
        [...text.matchAll(pattern)]
          .filter(([, stated = '']) => numberOf(stated) !== figure)
          .map(([statement]) => {
            const message = `says "${statement}", but in data/facts.json it is ${figure}`
            return issueAt(file, pointer, 'other-fact', message, `correct one: ${fact.name}`)
          }),
      ),
    )
  })
}
