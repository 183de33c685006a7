import { modify } from 'jsonc-parser'
import { isObject, keyword, topTarget, type Document, type Target } from '../document'
import { append, insert, targetsThat, wholeFile, type Change, type Mutation } from '../mutation'

const isEntry = ({ node }: Target): boolean => node.parent?.type === 'property'

const isKnown = (target: Target, key: string): boolean =>
  keyword(target, 'properties').some((properties) =>
    Object.hasOwn(Object(properties) as object, key),
  )

const keysOf = ({ node }: Target): string[] =>
  (node.children ?? []).map((property) => String(property.children?.[0]?.value))

/** A key as JSON, plain and with its first letter as an escape. */
const spellings = (key: string): string[] => [
  JSON.stringify(key),
  `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}"`,
]

const objectKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
]
const strangeKeys = [
  ...['$ref', '$id', '', 'length', 'then', 'Title', 'titel', 'imgURL', 'img-url', 't\u0456tle'],
  ...['link ', 'a/b', 'a~b', '0', '-1'],
]

/** Removes a key; the issue is then reported at the object that had it. */
function dropKey({ text }: Document, { path, node }: Target): Change {
  const [edit] = modify(text, path, undefined, {})
  return edit ? { edit, at: node.parent?.parent?.offset ?? 0 } : {}
}

const isRequired = (target: Target, document: Document): boolean => {
  const holder = document.targets.find(({ node }) => node === target.node.parent?.parent)
  return holder !== undefined && keyword(holder, 'required').flat().includes(target.path.at(-1))
}

/** Keys that are missing, duplicated, unknown or dangerous. */
export const keyMutations: Mutation[] = [
  {
    name: 'a duplicate key',
    rules: ['duplicate-key'],
    targets: targetsThat((target) => isObject(target) && keysOf(target).length > 0),
    changes: (target) =>
      keysOf(target)
        .flatMap(spellings)
        .flatMap((key) => ['{}', 'null', '1', '"text"'].map((value) => `${key}: ${value}`))
        .map((entry) => append(target, entry)),
  },
  {
    name: "a key that reaches into JavaScript's objects",
    rules: ['forbidden-key'],
    targets: targetsThat(isObject),
    changes: (target) =>
      objectKeys
        .flatMap(spellings)
        .flatMap((key) =>
          ['{ "polluted": true }', '{ "prototype": {} }', 'null', '"x"', '[]'].map((value) =>
            append(target, `${key}: ${value}`),
          ),
        ),
  },
  {
    name: 'an unknown key',
    rules: ['unknown-key'],
    targets: targetsThat(isObject),
    changes: (target) =>
      strangeKeys
        .filter((key) => !isKnown(target, key))
        .flatMap((key) =>
          ['1', 'null', '"text"', '{ "link": "/no/" }', '["/no/"]'].map((value) =>
            append(target, `${JSON.stringify(key)}: ${value}`),
          ),
        ),
  },
  {
    name: 'a misspelled key',
    rules: ['unknown-key'],
    targets: targetsThat(isEntry),
    changes: ({ path, node }) => {
      const [key, name] = [String(path.at(-1)), node.parent?.children?.[0]]
      // A hyphen and a look-alike letter are in no key, so the result is never another key.
      return ['-', 'а', 'ı'].flatMap((letter) =>
        [0, 1, key.length - 1].flatMap((at) =>
          [at, at + 1].map((rest) =>
            insert(
              name?.offset ?? 0,
              JSON.stringify(key.slice(0, at) + letter + key.slice(rest)),
              name?.length,
            ),
          ),
        ),
      )
    },
  },
  {
    name: 'a missing key',
    rules: ['missing-key'],
    targets: targetsThat(
      (target, document) =>
        isEntry(target) && (target.key === 'imgAlt' || isRequired(target, document)),
    ),
    changes: (target, document) => [dropKey(document, target)],
  },
  {
    name: 'no schema',
    rules: ['schema-reference'],
    targets: wholeFile(),
    changes: (_, document) => [dropKey(document, topTarget(document, '$schema') ?? document.root)],
  },
]
