import { spotsThat, wholeFile, type Damage } from '../damage'
import { append, replaceBy, splice } from '../document'

const texts = spotsThat(({ node }) => node.type === 'string')
const filled = spotsThat(({ node }) => (node.children ?? []).length > 0)
const below = spotsThat(({ path }) => path.length > 0)
const inObjects = spotsThat(({ node }) => node.parent?.type === 'property')

/** Files that are no JSON any more, or not encoded as they should be. */
export const syntaxDamages: Damage[] = [
  {
    name: 'a file that ends too early',
    rules: ['syntax'],
    spots: wholeFile(),
    strike: ({ text }, _, random) => ({
      edit: { text: text.slice(0, random.below(text.trimEnd().length)) },
    }),
  },
  {
    name: 'a second document behind the first',
    rules: ['syntax'],
    spots: wholeFile(),
    strike: ({ text }, _, random) => ({
      edit: { text: text + random.pick([text, '{}', 'null', '}', ',']), at: undefined },
    }),
  },
  {
    name: 'a colon left out',
    rules: ['syntax'],
    spots: inObjects,
    strike: ({ text }, { node }) => ({
      edit: { text: splice(text, node.parent?.colonOffset ?? 0, 1, ' ').text },
    }),
  },
  {
    name: 'a comma left out',
    rules: ['syntax'],
    spots: spotsThat(({ node }) => (node.children ?? []).length > 1),
    strike: ({ text }, { node }, random) => {
      const children = node.children ?? []
      const before = children[random.below(children.length - 1)]
      const comma = text.indexOf(',', (before?.offset ?? 0) + (before?.length ?? 0))
      return { edit: { text: splice(text, comma, 1, ' ').text } }
    },
  },
  {
    name: 'a comma after the last entry',
    rules: ['syntax'],
    spots: filled,
    strike: ({ text }, { node }) => ({
      edit: { text: splice(text, node.offset + node.length - 1, 0, ',').text },
    }),
  },
  {
    name: 'a closing bracket of the other kind',
    rules: ['syntax'],
    spots: spotsThat(({ node }) => node.children !== undefined),
    strike: ({ text }, { node }) => {
      const other = node.type === 'array' ? '}' : ']'
      return { edit: { text: splice(text, node.offset + node.length - 1, 1, other).text } }
    },
  },
  {
    name: 'a comment',
    rules: ['syntax'],
    spots: below,
    strike: ({ text }, { node }, random) => ({
      edit: splice(text, node.offset, 0, random.pick(['// note\n', '/* note */ ', '/**/'])),
    }),
  },
  {
    name: 'a merge conflict',
    rules: ['syntax'],
    spots: below,
    strike: ({ text }, { node }, random) => {
      const mark = random.pick(['<<<<<<< HEAD', '=======', '>>>>>>> main'])
      return { edit: { text: splice(text, node.offset, 0, `\n${mark}\n`).text } }
    },
  },
  {
    name: 'a word or number that is no JSON',
    rules: ['syntax'],
    spots: below,
    strike: (document, spot, random) => {
      const words = ['NaN', 'undefined', 'True', 'None', '-Infinity', '0x10', '.5', '1.', '- 1']
      return { edit: { text: replaceBy(document, spot, random.pick(words)).text } }
    },
  },
  {
    name: 'quotes of another kind',
    rules: ['syntax'],
    spots: texts,
    strike: (document, spot, random) => {
      const [open, close] = random.pick(
        ["''", '“”', '„“', '``', '«»'].map((pair) => Array.from(pair)),
      )
      return { edit: { text: replaceBy(document, spot, `${open}text${close}`).text } }
    },
  },
  {
    name: 'a control character as it is',
    rules: ['syntax'],
    spots: texts,
    strike: ({ text }, { node }, random) => {
      const at = node.offset + 1 + random.below(node.length - 1)
      return { edit: { text: splice(text, at, 0, String.fromCharCode(random.below(32))).text } }
    },
  },
  {
    name: 'a backslash that escapes nothing',
    rules: ['syntax'],
    spots: texts,
    strike: ({ text }, { node }, random) => {
      const escape = random.pick(['\\q', '\\x41', '\\u{41}', '\\u00', "\\'"])
      return { edit: { text: splice(text, node.offset + 1, 0, `${escape} `).text } }
    },
  },
  {
    name: 'a byte order mark between two values',
    rules: ['syntax'],
    spots: below,
    strike: ({ text }, { node }) => ({ edit: splice(text, node.offset, 0, '\ufeff') }),
  },
  {
    name: 'a byte order mark at the beginning',
    rules: ['byte-order-mark'],
    spots: wholeFile(),
    strike: ({ text }) => ({ edit: splice(text, 0, 0, '\ufeff') }),
  },
  {
    name: 'bytes that are not UTF-8',
    rules: ['not-utf-8'],
    spots: texts,
    strike: ({ text }, { node }, random) => {
      const bytes = random.pick([[0xe9], [0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf0, 0x9f]])
      const before = Buffer.from(text.slice(0, node.offset + 1))
      const after = Buffer.from(text.slice(node.offset + 1))
      const read = Buffer.concat([before, Buffer.from(bytes), after]).toString('utf8')
      return { edit: { text: read, at: node.offset + 1 } }
    },
  },
  {
    name: 'a file saved as UTF-16',
    rules: ['not-utf-8'],
    spots: wholeFile(),
    strike: ({ text }) => ({
      edit: { text: Buffer.from(`\ufeff${text}`, 'utf16le').toString('utf8'), at: 0 },
    }),
  },
  {
    name: 'nesting that is too deep',
    rules: ['syntax'],
    spots: below,
    strike: (document, spot, random) => {
      const levels = 100 + random.pick([1, 900, 9_900, 99_900])
      const [open, close] = random.pick([
        ['[', ']'],
        ['{"a":', '}'],
      ])
      const deep = `${open.repeat(levels)}${open === '[' ? '' : '1'}${close.repeat(levels)}`
      return { edit: { text: replaceBy(document, spot, deep).text } }
    },
  },
  {
    name: 'a file of nothing',
    rules: ['syntax'],
    spots: wholeFile(),
    strike: (_, __, random) => ({
      edit: { text: random.pick(['', ' ', '\n\n', '\t', '\u00a0', '\0'.repeat(512)]) },
    }),
  },
  {
    name: 'an entry without a key',
    rules: ['syntax'],
    spots: spotsThat(({ node }) => node.type === 'object'),
    strike: (document, spot, random) => ({
      edit: { text: append(document, spot, random.pick(['"text"', '{}', '1', '[]: 1'])).text },
    }),
  },
]
