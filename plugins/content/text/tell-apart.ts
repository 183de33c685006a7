import { comparisonKey, toLowerCase } from './normal-form'

/** A character by its code point: "U+09DF". */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** What many typefaces draw in the same way. */
const lookAlikes = ['1lI|', '0Oo', "'`", '-_']

/** Whether readers know a character by its look: it is in ASCII. */
const isVisible = (character: string): boolean => /^[\x21-\x7e]$/.test(character)

const canLookAlike = (own: string, found: string): boolean =>
  Array.from(own + found).some((character) => !isVisible(character)) ||
  lookAlikes.some((group) => [own, found].every((part) => part !== '' && group.includes(part)))

/** More differences than these are seen, unless the texts look alike as a whole. */
const mostDifferences = 3

/** Letters of other scripts that look like Latin ones, and these. */
const latinLookAlikes = new Map(
  Array.from('аеорсухіјѕԁһӏԛԝпвнкмтзɡɑοαρνυκιτγωϲϳАВСЕНІЈКМОРЅТУХЗԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ').map(
    (letter, index) => [
      letter,
      'aeopcyxijsdhlqwnbhkmt3gaoapvukitywcjABCEHIJKMOPSTYX3QWABEZHIKMNOPTYX'.charAt(index),
    ],
  ),
)

const replaceLetters = (text: string, others: ReadonlyMap<string, string>): string =>
  Array.from(text, (letter) => others.get(letter) ?? letter).join('')

const toLatin = (text: string): string => replaceLetters(text, latinLookAlikes)

/** What is drawn as a hyphen, or nearly so; Word and others write it in place of one. */
const dashes = /[‐‑‒–—―−]/gu

/** The first dash of a text. */
export const dashIn = (text: string): string | undefined => text.match(dashes)?.[0]

/** A text with hyphens in place of dashes. */
export const withHyphens = (text: string): string => text.replace(dashes, '-')

/** A text with Latin letters in place of those that look like them, without invisible characters. */
export const latinLook = (text: string): string =>
  toLatin(
    withHyphens(text)
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, ''),
  )

/** A text in lower case with Latin letters in place of those that look like them. */
export const lowerCaseLook = (text: string): string => toLatin(toLowerCase(latinLook(text)))

/** Greek letters of which only the capitals look like Latin ones, and these. */
const latinByCapital = new Map(
  Array.from('βεζημχ', (letter, index) => [letter, 'bezhmx'.charAt(index)]),
)

/** A word with Latin letters. Look-alikes in it are replaced before its case, on which their look depends. */
const latinWord = /(?=\p{L}*\p{Script=Latin})\p{L}+/gu

/** Letters of one script that look alike, the first one in place of the others. */
const alikeInScript = [
  // Arabic, Persian, Urdu and Kurdish write the same letter in several ways, and some digits.
  'یيى',
  'کكڪ',
  'هہھە',
  'ةۃ',
  ...Array.from('٠١٢٣٤٥٦٧٨٩', (digit, index) => digit + '۰۱۲۳۴۵۶۷۸۹'.charAt(index)),
  // A comma or a cedilla.
  'șş',
  'țţ',
  // Katakana, Hiragana and ideographs.
  ...['へヘ', 'べベ', 'ぺペ', '口ロ', '力カ', '二ニ', '工エ', '夕タ', '卜ト', '八ハ', 'ー一'],
  "'’‘ʻʼ`´",
  '"“”„‟',
]
const firstAlike = new Map(
  alikeInScript.flatMap(([first = '', ...others]) => others.map((other) => [other, first])),
)

/** The mark of a tone over the first vowel, or over the second one, in Vietnamese: "hòa" and "hoà". */
const toneOnFirst = /([ou])([\u0300\u0301\u0303\u0309\u0323])([aey])/g

/**
 * A text as it looks, for comparisons: without width and case of letters, invisible characters, other
 * scripts, and other characters that look the same in a script.
 */
export function lookOf(text: string): string {
  const withoutCase = comparisonKey(withHyphens(text).replace(latinWord, latinLook)).toLowerCase()
  const inLatin = replaceLetters(toLatin(withoutCase), latinByCapital)
    // Thai and Lao have one vowel that looks like another one written twice.
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replaceAll('\u0ec0\u0ec0', '\u0ec1')
    .normalize('NFD')
    .replace(toneOnFirst, '$1$3$2')
    .normalize('NFC')
  return replaceLetters(inLatin, firstAlike)
}

/** A name as it looks, without differences in its spaces: two names of a list are not to look alike. */
export const nameLook = (name: string): string => lookOf(name).replace(/\s+/g, ' ').trim()

/** What one text has in place of what another one has; one of the two can be nothing. */
type Replacement = readonly [own: string, found: string]

/** How many characters two texts have in common, in their order, from each pair of positions on. */
function commonLengths(own: readonly string[], found: readonly string[]): number[][] {
  const lengths = Array.from({ length: own.length + 1 }, () =>
    Array<number>(found.length + 1).fill(0),
  )
  for (let row = own.length - 1; row >= 0; row -= 1)
    for (let column = found.length - 1; column >= 0; column -= 1) {
      const [below = [], current = []] = [lengths[row + 1], lengths[row]]
      current[column] =
        own[row] === found[column]
          ? 1 + (below[column + 1] ?? 0)
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0)
    }
  return lengths
}

/** What differs in two texts, character by character where both have as many. */
function replacementsIn(own: readonly string[], found: readonly string[]): Replacement[] {
  const lengths = commonLengths(own, found)
  const replacements: Replacement[] = []
  let [ownPart, foundPart]: [string[], string[]] = [[], []]
  let [row, column] = [0, 0]
  while (row <= own.length && column <= found.length) {
    if (own[row] === found[column]) {
      if (ownPart.length === foundPart.length)
        replacements.push(
          ...ownPart.map((character, index) => [character, foundPart[index] ?? ''] as const),
        )
      else replacements.push([ownPart.join(''), foundPart.join('')])
      ;[ownPart, foundPart] = [[], []]
      row += 1
      column += 1
    } else if (
      column === found.length ||
      (row < own.length && (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))
    )
      ownPart.push(own[row++] ?? '')
    else foundPart.push(found[column++] ?? '')
  }
  return replacements
}

const codePoints = (text: string): string => Array.from(text, codePoint).join(' ') || 'nothing'

/**
 * How a text differs from one that looks like it, for the end of a message: " (U+0069 in place of
 * U+0456)"; "" if readers see the difference.
 */
export function tellApart(text: string, other: string): string {
  const replacements = replacementsIn(Array.from(text), Array.from(other))
  const unlike = replacements.filter(([own, found]) => lookOf(own) !== lookOf(found))
  const areAlike = lookOf(text) === lookOf(other)
  const length = unlike.reduce(
    (sum, parts) => sum + Math.max(...parts.map((part) => part.length)),
    0,
  )
  if (!areAlike && length > mostDifferences) return ''
  const shown = replacements
    .filter(([own, found]) => canLookAlike(own, found))
    .map(([own, found]) => `${codePoints(own)} in place of ${codePoints(found)}`)
  const all = [...new Set(shown)]
  const differences = all.length > mostDifferences ? [...all.slice(0, mostDifferences), '…'] : all
  return differences.length === 0 ? '' : ` (${differences.join(', ')})`
}

/** A text in quotes, told apart from another one that may look like it. */
export const quoteUnlike = (text: string, other: string): string =>
  `"${text}"${tellApart(text, other)}`

/**
 * Names as a list in a message: one that looks like another one, or like the text that the message
 * is about, is told apart.
 * @param shown a name as the list has it
 */
export const listUnlike = (
  names: readonly string[],
  text: string,
  shown: (name: string) => string,
): string =>
  names
    .map((name, index) => {
      const look = lookOf(name)
      const alike = [text, ...names.slice(0, index)].find(
        (other) => other !== name && lookOf(other) === look,
      )
      return shown(name) + (alike === undefined ? '' : tellApart(name, alike))
    })
    .join(', ')
