import { spotsThat, wholeFile, type Damage } from '../damage'
import { replace, replaceBy, topSpot, type Spot } from '../document'
import { isList, isString, said } from '../roles'

const isNumber = ({ node }: Spot): boolean => node.type === 'number'

const least = (spot: Spot): number => Math.max(0, ...said(spot, 'minItems').map(Number))
const most = (spot: Spot): number => Math.min(...said(spot, 'maxItems').map(Number))

const entries = ({ value }: Spot): unknown[] =>
  Array.isArray(value) ? [...(value as unknown[])] : []

const samples: Record<string, unknown> = {
  null: null,
  boolean: true,
  number: 12,
  string: 'text',
  array: ['text'],
  object: { title: 'Text' },
}

/** Lists that may say the same thing twice: measured values, and pieces of a sentence. */
const mayRepeat = new Set(['values', 'sentence'])

/** Values of the wrong kind, beyond their limits, or too few or many of them. */
export const valueDamages: Damage[] = [
  {
    name: 'a value of the wrong kind',
    rules: ['wrong-type', 'not-allowed'],
    spots: spotsThat(() => true),
    strike: (document, spot, random) => {
      const kinds = Object.keys(samples).filter((kind) => kind !== spot.node.type)
      return { edit: replace(document, spot, samples[random.pick(kinds)]) }
    },
  },
  {
    name: 'null',
    rules: ['wrong-type', 'not-allowed'],
    spots: spotsThat(() => true),
    strike: (document, spot) => ({ edit: replace(document, spot, null) }),
  },
  {
    name: 'a number or a yes in quotes',
    rules: ['wrong-type'],
    spots: spotsThat(({ node }) => ['number', 'boolean'].includes(node.type)),
    strike: (document, spot) => ({ edit: replace(document, spot, String(spot.value)) }),
  },
  {
    name: 'a number beyond reason',
    rules: ['out-of-range', 'wrong-type'],
    spots: spotsThat(isNumber),
    strike: (document, spot, random) => ({
      edit: replaceBy(
        document,
        spot,
        random.pick(['1e15', '-1e15', '1e300', '-1e300', '1e999', '-1e999', '9007199254740993']),
      ),
    }),
  },
  {
    name: 'a number between two whole ones',
    rules: ['wrong-type'],
    spots: spotsThat((spot) => said(spot, 'type').includes('integer')),
    strike: (document, spot, random) => ({
      edit: replaceBy(document, spot, random.pick(['0.5', '1.25', '1e-9', '99.999'])),
    }),
  },
  {
    name: 'a choice that is none',
    rules: ['not-allowed', 'empty-text'],
    spots: spotsThat((spot) => isString(spot) && said(spot, 'enum').length > 0),
    strike: (document, spot, random) => {
      const value = String(spot.value)
      const slips = [`${value}s`, value.toUpperCase(), value.slice(1), '', '__proto__', 'none']
      return { edit: replace(document, spot, random.pick(slips)) }
    },
  },
  {
    name: 'a list with too few entries',
    rules: ['too-few'],
    spots: spotsThat((spot) => isList(spot) && least(spot) > 0),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, entries(spot).slice(0, random.below(least(spot)))),
    }),
  },
  {
    name: 'a list with too many entries',
    rules: ['too-many'],
    spots: spotsThat((spot) => isList(spot) && entries(spot).length > 0),
    strike: (document, spot, random) => {
      const limit = most(spot)
      const count = (Number.isFinite(limit) ? limit : 5_000) + 1 + random.below(20)
      const list = entries(spot)
      const all = Array.from({ length: count }, (_, index) => list[index % list.length])
      return { edit: replace(document, spot, all) }
    },
  },
  {
    name: 'an entry that stands twice',
    rules: ['repeated-entry', 'repeated-name', 'too-many'],
    spots: spotsThat(
      (spot) => isList(spot) && entries(spot).length > 0 && !mayRepeat.has(spot.key),
    ),
    strike: (document, spot, random) => {
      const list = entries(spot)
      list.splice(random.below(list.length + 1), 0, random.pick(list))
      return { edit: { text: replace(document, spot, list).text } }
    },
  },
  {
    name: 'an empty object',
    rules: ['missing-key'],
    spots: spotsThat(
      (spot) =>
        spot.path.length > 0 &&
        spot.node.type === 'object' &&
        (said(spot, 'minProperties').length > 0 || said(spot, 'required').flat().length > 0),
    ),
    strike: (document, spot) => ({ edit: replace(document, spot, {}) }),
  },
  {
    name: 'a span that ends before it begins',
    rules: ['reversed-range'],
    spots: spotsThat(({ key }) => key === 'span'),
    strike: (document, spot, random) => {
      const from = 1 + random.below(100)
      const span = { ...Object(spot.value), from, to: random.below(from) } as object
      return { edit: { text: replace(document, spot, span).text } }
    },
  },
  {
    name: 'more done than there is',
    rules: ['reversed-range'],
    spots: spotsThat(({ value }) => Object.hasOwn(Object(value) as object, 'done')),
    strike: (document, spot, random) => {
      const total = 1 + random.below(100)
      const phone = { ...Object(spot.value), total, done: total + 1 } as object
      return { edit: { text: replace(document, spot, phone).text } }
    },
  },
  {
    name: 'the content of another kind of file',
    // Industries and services have the same keys: only the names of their schemas differ.
    rules: ['missing-key', 'unknown-key', 'schema-reference'],
    spots: wholeFile(),
    strike: ({ kind }, _, random, { documents }) => {
      const others = documents.filter((other) => other.kind.schema !== kind.schema)
      return { edit: { text: random.pick(others).text } }
    },
  },
  {
    name: 'the schema of another file',
    rules: ['schema-reference'],
    spots: (document) => [topSpot(document, '$schema') ?? document.root],
    strike: (document, spot, random) => {
      const value = String(spot.value)
      const slips = [
        `../${value}`,
        value.slice(1),
        value.toUpperCase(),
        value.replace('.json', ''),
        'https://schemas.example/site.json',
        `${value}?`,
        '',
      ]
      return { edit: replace(document, spot, random.pick(slips)) }
    },
  },
]
