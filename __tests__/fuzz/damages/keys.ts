import { spotsThat, wholeFile, type Damage } from '../damage'
import { append, dropKey, splice, topSpot, type Spot } from '../document'
import type { Part } from '../schema-parts'

const isObject = ({ node }: Spot): boolean => node.type === 'object'
const isEntry = ({ node }: Spot): boolean => node.parent?.type === 'property'

const knows = (parts: readonly Part[], key: string): boolean =>
  parts.some(({ rules }) => Object.hasOwn(Object(rules.properties) as object, key))

/** The keys that an object has. */
const keysOf = ({ node }: Spot): string[] =>
  (node.children ?? []).map((property) => String(property.children?.[0]?.value))

/** A key as JSON, with its first letter written as an escape. */
const escaped = (key: string): string =>
  `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}"`

const ownKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty']
const strangers = [
  ...['$ref', '$id', '', 'length', 'then', 'Title', 'titel', 'imgURL', 'img-url', 't\u0456tle'],
  ...['link ', 'a/b', 'a~b', '0', '-1'],
]

/** Keys that are missing, doubled, unknown or dangerous. */
export const keyDamages: Damage[] = [
  {
    name: 'a key that stands twice',
    rules: ['duplicate-key'],
    spots: spotsThat((spot) => isObject(spot) && keysOf(spot).length > 0),
    strike: (document, spot, random) => {
      const key = random.pick(keysOf(spot))
      const name = random.pick([JSON.stringify(key), escaped(key)])
      const value = random.pick([spot.value, Object(spot.value) as object, null, 1, 'text'])
      return { edit: append(document, spot, `${name}: ${JSON.stringify(value)}`) }
    },
  },
  {
    name: "a key that reaches into JavaScript's objects",
    rules: ['forbidden-key'],
    spots: spotsThat(isObject),
    strike: (document, spot, random) => {
      const key = random.pick(ownKeys)
      const name = random.pick([JSON.stringify(key), escaped(key)])
      const value = random.pick([
        '{ "polluted": true }',
        '{ "prototype": {} }',
        'null',
        '"x"',
        '[]',
      ])
      return { edit: append(document, spot, `${name}: ${value}`) }
    },
  },
  {
    name: 'a key that nothing knows',
    rules: ['unknown-key'],
    spots: spotsThat(isObject),
    strike: (document, spot, random) => {
      const key = random.pick(strangers.filter((name) => !knows(spot.parts, name)))
      const value = random.pick(['1', 'null', '"text"', '{ "link": "/no/" }', '["/no/"]'])
      return { edit: append(document, spot, `${JSON.stringify(key)}: ${value}`) }
    },
  },
  {
    name: 'a misspelled key',
    rules: ['unknown-key'],
    spots: spotsThat(isEntry),
    strike: ({ text }, { path, node }, random) => {
      const key = String(path.at(-1))
      const at = random.below(key.length)
      // A hyphen and a look-alike letter stand in no key, so the outcome is never another key.
      const slip = key.slice(0, at) + random.pick(['-', 'а', 'ı']) + key.slice(at + random.below(2))
      const name = node.parent?.children?.[0]
      return { edit: splice(text, name?.offset ?? 0, name?.length ?? 0, JSON.stringify(slip)) }
    },
  },
  {
    name: 'a missing key',
    rules: ['missing-key'],
    spots: (document) =>
      document.spots.filter(
        (spot) =>
          isEntry(spot) &&
          document.spots.some(
            ({ node, parts }) =>
              node === spot.node.parent?.parent &&
              parts.some(({ rules }) => [rules.required].flat().includes(spot.path.at(-1))),
          ),
      ),
    strike: (document, spot) => ({ edit: dropKey(document, spot) }),
  },
  {
    name: 'a missing alternative text',
    rules: ['missing-key'],
    spots: spotsThat(({ key }) => key === 'imgAlt'),
    strike: (document, spot) => ({ edit: dropKey(document, spot) }),
  },
  {
    name: 'no schema',
    rules: ['schema-reference'],
    spots: wholeFile(),
    strike: (document) => {
      const spot = topSpot(document, '$schema')
      return { edit: spot && dropKey(document, spot) }
    },
  },
]
