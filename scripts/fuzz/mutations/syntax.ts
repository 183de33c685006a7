import { isString } from '../document'
import { append, insert, replaceText, targetsThat, wholeFile, type Mutation } from '../mutation'

const texts = targetsThat(isString)
const containers = targetsThat(({ node }) => (node.children ?? []).length > 0)
const belowRoot = targetsThat(({ path }) => path.length > 0)

/** A mutation that leaves a file that is not JSON. */
const syntax = (
  name: string,
  targets: Mutation['targets'],
  changes: Mutation['changes'],
  anywhere = true,
): Mutation => ({ name, rules: ['syntax'], anywhere, targets, changes })

/** The text as it is read from disk when these bytes are put into it. */
const withBytes = (text: string, at: number, bytes: number[]): string =>
  Buffer.concat([
    Buffer.from(text.slice(0, at)),
    Buffer.from(bytes),
    Buffer.from(text.slice(at)),
  ]).toString('utf8')

const deep = (levels: number): string[] => [
  '['.repeat(levels) + ']'.repeat(levels),
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
]

const emptyFiles = ['', ' ', '\n\n', '\t', '\u00a0', '\0'.repeat(512)]
const notJson = ['NaN', 'undefined', 'True', 'None', '-Infinity', '0x10', '.5', '1.', '- 1']

/** Files that are not JSON, or not in UTF-8. */
export const syntaxMutations: Mutation[] = [
  syntax('a file that ends too early', wholeFile(), (_, { text }) =>
    [0, 0.01, 0.3, 0.5, 0.9, 0.99].map((part) => {
      const end = Math.floor(text.trimEnd().length * part)
      return insert(end, '', text.length - end)
    }),
  ),
  syntax('a second document after the first', wholeFile(), (_, { text }) =>
    [text, '{}', 'null', '}', ','].map((more) => insert(text.length, more)),
  ),
  syntax(
    'a missing colon',
    targetsThat(({ node }) => node.parent?.type === 'property'),
    ({ node }) => [insert(node.parent?.colonOffset ?? 0, ' ', 1)],
  ),
  syntax(
    'a missing comma',
    targetsThat(({ node }) => (node.children ?? []).length > 1),
    ({ node }, { text }) =>
      (node.children ?? [])
        .slice(0, -1)
        .map(({ offset, length }) => insert(text.indexOf(',', offset + length), ' ', 1)),
  ),
  syntax('a comma after the last entry', containers, ({ node }) => [
    insert(node.offset + node.length - 1, ','),
  ]),
  syntax('a closing bracket of the other kind', containers, ({ node }) => [
    insert(node.offset + node.length - 1, node.type === 'array' ? '}' : ']', 1),
  ]),
  syntax(
    'a comment',
    belowRoot,
    ({ node }) =>
      ['// note\n', '/* note */ ', '/**/'].map((comment) => insert(node.offset, comment)),
    false,
  ),
  syntax('a merge conflict', belowRoot, ({ node }) =>
    ['<<<<<<< HEAD', '=======', '>>>>>>> main'].map((line) => insert(node.offset, `\n${line}\n`)),
  ),
  syntax('a word or number that is not JSON', belowRoot, (target) =>
    notJson.map((word) => replaceText(target, word)),
  ),
  syntax('quotes of another kind', texts, (target) =>
    [`'text'`, '“text”', '„text“', '`text`', '«text»'].map((text) => replaceText(target, text)),
  ),
  syntax('an unescaped control character', texts, ({ node }) =>
    Array.from({ length: 32 }, (_, code) =>
      insert(node.offset + 1 + (code % (node.length - 1)), String.fromCharCode(code)),
    ),
  ),
  syntax('a backslash that escapes nothing', texts, ({ node }) =>
    ['\\q', '\\x41', '\\u{41}', '\\u00', "\\'"].map((text) => insert(node.offset + 1, `${text} `)),
  ),
  syntax(
    'a byte order mark between two values',
    belowRoot,
    ({ node }) => [insert(node.offset, '\ufeff')],
    false,
  ),
  syntax('nesting that is too deep', belowRoot, (target) =>
    [101, 1_000, 10_000, 100_000].flatMap(deep).map((text) => replaceText(target, text)),
  ),
  syntax('an empty file', wholeFile(), (_, { text }) =>
    emptyFiles.map((empty) => insert(0, empty, text.length)),
  ),
  syntax(
    'an entry without a key',
    targetsThat(({ node }) => node.type === 'object'),
    (target) => ['"text"', '{}', '1', '[]: 1'].map((entry) => append(target, entry)),
  ),
  {
    name: 'a byte order mark at the beginning',
    rules: ['byte-order-mark'],
    targets: wholeFile(),
    changes: () => [insert(0, '\ufeff')],
  },
  {
    name: 'bytes that are not UTF-8',
    rules: ['not-utf-8'],
    targets: texts,
    changes: ({ node }, { text }) =>
      [[0xe9], [0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf0, 0x9f]].map((bytes) => ({
        ...insert(0, withBytes(text, node.offset + 1, bytes), text.length),
        at: node.offset + 1,
      })),
  },
  {
    name: 'a file saved as UTF-16',
    rules: ['not-utf-8'],
    targets: wholeFile(),
    changes: (_, { text }) => [
      insert(0, Buffer.from(`\ufeff${text}`, 'utf16le').toString('utf8'), text.length),
    ],
  },
]
