import { isList, isString, keyword, topTarget, type Target } from '../document'
import { insert, replaceBy, replaceText, targetsThat, wholeFile, type Mutation } from '../mutation'

const minItems = (target: Target): number => Math.max(0, ...keyword(target, 'minItems').map(Number))

const maxItems = (target: Target): number =>
  Math.min(5_000, ...keyword(target, 'maxItems').map(Number))

const entries = ({ value }: Target): unknown[] => (Array.isArray(value) ? value : [])

const samples: Record<string, unknown> = {
  null: null,
  boolean: true,
  number: 12,
  string: 'text',
  array: ['text'],
  object: { title: 'Text' },
}

/** Lists that may repeat an entry: measured values, and parts of a sentence. */
const mayRepeat = new Set(['values', 'sentence'])

const hugeNumbers = ['1e15', '-1e15', '1e300', '-1e300', '1e999', '-1e999', '9007199254740993']

/** Values of the wrong kind, out of range, or too few or many of them. */
export const valueMutations: Mutation[] = [
  replaceBy(
    'a value of the wrong kind',
    ['wrong-type', 'not-allowed'],
    () => true,
    ({ node }) =>
      Object.keys(samples)
        .filter((kind) => kind !== node.type)
        .map((kind) => samples[kind]),
  ),
  replaceBy(
    'a number or boolean in quotes',
    ['wrong-type'],
    ({ node }) => ['number', 'boolean'].includes(node.type),
    ({ value }) => [String(value)],
  ),
  {
    name: 'a number beyond reason',
    rules: ['out-of-range', 'wrong-type'],
    targets: targetsThat(({ node }) => node.type === 'number'),
    changes: (target) => hugeNumbers.map((number) => replaceText(target, number)),
  },
  {
    name: 'a fraction where a whole number belongs',
    rules: ['wrong-type'],
    targets: targetsThat((target) => keyword(target, 'type').includes('integer')),
    changes: (target) =>
      ['0.5', '1.25', '1e-9', '99.999'].map((number) => replaceText(target, number)),
  },
  replaceBy(
    'a choice that does not exist',
    ['not-allowed', 'empty-text'],
    (target) => isString(target) && keyword(target, 'enum').length > 0,
    ({ value }) => {
      const choice = String(value)
      return [`${choice}s`, choice.toUpperCase(), choice.slice(1), '', '__proto__', 'none']
    },
  ),
  replaceBy(
    'a list with too few entries',
    ['too-few'],
    (target) => isList(target) && minItems(target) > 0,
    (target) =>
      Array.from({ length: minItems(target) }, (_, count) => entries(target).slice(0, count)),
  ),
  replaceBy(
    'a list with too many entries',
    ['too-many'],
    (target) => isList(target) && entries(target).length > 0,
    (target) => {
      const list = entries(target)
      return [1, 20].map((more) =>
        Array.from({ length: maxItems(target) + more }, (_, index) => list[index % list.length]),
      )
    },
  ),
  replaceBy(
    'a repeated entry',
    ['repeated-entry', 'repeated-name', 'too-many'],
    (target) => isList(target) && entries(target).length > 0 && !mayRepeat.has(target.key),
    (target) => {
      const list = entries(target)
      return list.flatMap((entry) => [
        [...list, entry],
        [entry, ...list],
      ])
    },
    { anywhere: true },
  ),
  replaceBy(
    'an empty object',
    ['missing-key'],
    (target) =>
      target.path.length > 0 &&
      target.node.type === 'object' &&
      [...keyword(target, 'minProperties'), ...keyword(target, 'required').flat()].length > 0,
    [{}],
  ),
  {
    name: 'the content of another kind of file',
    // Industries and services have the same keys: only the names of their schemas differ.
    rules: ['missing-key', 'unknown-key', 'schema-reference'],
    anywhere: true,
    targets: wholeFile(),
    changes: (_, { kind, text }, { documents }) =>
      documents
        .filter((other) => other.kind.schema !== kind.schema)
        .map((other) => insert(0, other.text, text.length)),
  },
  {
    name: 'the schema of another file',
    rules: ['schema-reference'],
    targets: (document) => [topTarget(document, '$schema') ?? document.root],
    changes: (target) => {
      const path = String(target.value)
      return [
        ...[`../${path}`, path.slice(1), path.toUpperCase(), path.replace('.json', ''), `${path}?`],
        ...['https://schemas.example/site.json', ''],
      ].map((wrong) => replaceText(target, JSON.stringify(wrong)))
    },
  },
]
