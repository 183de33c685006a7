import { pointerTo } from '../../../src/content/validation/json/json-tree'
import { isObject, isString, type Target } from '../content-tree'
import { anywhere, changeFile, replaceFile, replaceText, replaceTextBy } from '../mutation'
import type { Change, Mutation } from '../mutation'

const deep = (levels: number): string[] => [
  '['.repeat(levels) + ']'.repeat(levels),
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
]

const notJson = [
  ...['NaN', 'undefined', 'True', 'None', '-Infinity', '0x10', '.5', '1.', '- 1'],
  ...[`'text'`, '“text”', '„text“', '`text`', '«text»', '"text', '', '[1 2]', '[1,]', '{"a" 1}'],
  ...['"text”', '"a "b" c"', '"a 5" b"', '""a"" b"'],
  ...['{"a": 1 "b": 2}', '{"a": 1,}', '{"a": 1]', '[1}', '{"text"}', '{{}}', '{1}', '{[]: 1}'],
  ...[101, 1_000, 10_000, 100_000].flatMap(deep),
]

const beforeValue = [
  ...['// note\n', '/* note */ ', '/**/', '\ufeff', '\u00a0'],
  ...['<<<<<<< HEAD\n', '=======\n', '>>>>>>> main\n'],
]

const notInTexts = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...['\\q', '\\x41 ', '\\u{41}', '\\u00 ', "\\'"],
]

const emptyFiles = ['', ' ', '\n\n', '\t', '\u00a0', '\0'.repeat(512)]

const wrongBytes = [[0xe9], [0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf0, 0x9f]]

/** The keys of JavaScript's own objects. */
const objectKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
]

/** Adds keys at the end of an object, each plain and with its first letter as an escape. */
const addKeys = (target: Target, keys: string[], values: string[]): Change[] =>
  keys.flatMap((key, index) => {
    const escaped = `"\\u${key.charCodeAt(0).toString(16).padStart(4, '0')}${key.slice(1)}"`
    const before = JSON.stringify({ ...Object(target.value), '': 0 }).replace(/"":0\}$/, '')
    return [JSON.stringify(key), escaped].map((name) => ({
      ...replaceText(target, `${before}${name}: ${values[index % values.length]}}`),
      pointer: pointerTo(target.pointer, key),
    }))
  })

/** Files that are not JSON, not in UTF-8, or JSON that could not be trusted. */
export const syntaxMutations: Mutation[] = [
  changeFile(
    'a file that is cut off, is empty, or goes on after its end',
    ['syntax'],
    (document) => {
      const text = document.text.trimEnd()
      return [
        ...[0.01, 0.3, 0.5, 0.9, 0.99].map((part) => text.slice(0, text.length * part)),
        ...emptyFiles,
        ...[text, '{}', 'null', '}', ','].map((more) => text + more),
      ].map((other) => replaceFile(document, other))
    },
  ),
  anywhere(
    replaceTextBy(
      'a value that is not JSON',
      ['syntax'],
      () => true,
      () => notJson,
    ),
  ),
  anywhere(
    replaceTextBy(
      'something that is not JSON before a value',
      ['syntax'],
      ({ path }) => path.length > 0,
      ({ value }) => beforeValue.map((text) => text + JSON.stringify(value)),
    ),
  ),
  anywhere(
    replaceTextBy('a control character or a wrong escape', ['syntax'], isString, ({ value }) =>
      notInTexts.map((text) => `"${text}${JSON.stringify(value).slice(1)}`),
    ),
  ),
  {
    name: 'a duplicate key',
    rules: ['duplicate-key'],
    changes: (target) =>
      isObject(target)
        ? addKeys(target, Object.keys(target.value as object), ['{}', 'null', '1', '"text"'])
        : [],
  },
  {
    name: "a key that reaches into JavaScript's objects",
    rules: ['forbidden-key'],
    changes: (target) =>
      isObject(target)
        ? addKeys(target, objectKeys, ['{ "polluted": true }', '{ "prototype": {} }', 'null', '[]'])
        : [],
  },
  changeFile('a byte order mark at the beginning', ['byte-order-mark'], (document) => [
    replaceFile(document, `\ufeff${document.text}`),
  ]),
  anywhere(
    replaceTextBy('bytes that are not UTF-8', ['not-utf-8'], isString, ({ value }) =>
      wrongBytes.map(
        (bytes) => `"${Buffer.from(bytes).toString('utf8')}${JSON.stringify(value).slice(1)}`,
      ),
    ),
  ),
  changeFile('a file saved as UTF-16', ['not-utf-8'], (document) => [
    replaceFile(document, Buffer.from(`\ufeff${document.text}`, 'utf16le').toString('utf8')),
  ]),
]
