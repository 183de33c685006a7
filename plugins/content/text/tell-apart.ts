/** A character by its code point: "U+09DF". */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const codePoints = (characters: readonly string[]): string =>
  characters.map(codePoint).join(' ') || 'nothing'

/** What many typefaces draw in the same way. */
const lookAlikes = ['1lI|', '0Oo', "'`", '-_']

/** Whether readers know a character by its look: it is in ASCII. */
const isVisible = (character: string): boolean => /^[\x21-\x7e]$/.test(character)

const canLookAlike = (one: string, other: string): boolean =>
  !isVisible(one) ||
  !isVisible(other) ||
  lookAlikes.some((group) => group.includes(one) && group.includes(other))

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

const toLatin = (letters: Iterable<string>): string =>
  Array.from(letters, (letter) => latinLookAlikes.get(letter) ?? letter).join('')

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

/** A text as it looks: without width and case of letters, invisible characters and other scripts. */
export const lookOf = (text: string): string => toLatin(latinLook(text).toLowerCase())

const difference = (own: readonly string[], found: readonly string[]): string =>
  [...own, ...found].every((character) => isVisible(character))
    ? ''
    : ` (${codePoints(own)} in place of ${codePoints(found)})`

/** What differs in two texts of equal length. */
function differentPairs(own: readonly string[], found: readonly string[], most: number): string {
  const pairs = own.flatMap((character, index): [string, string][] => {
    const other = found[index] ?? ''
    return character === other ? [] : [[character, other]]
  })
  const shown = pairs.filter(([one, other]) => canLookAlike(one, other)).slice(0, mostDifferences)
  if (pairs.length > most || shown.length === 0) return ''
  const differences = shown.map(
    ([one, other]) => `${codePoint(one)} in place of ${codePoint(other)}`,
  )
  return ` (${[...new Set(differences)].join(', ')})`
}

/**
 * How a text differs from one that looks like it, for the end of a message: " (U+0069 in place of
 * U+0456)"; "" if readers see the difference.
 */
export function tellApart(text: string, other: string): string {
  if (text === other) return ''
  const [own, found] = [Array.from(text), Array.from(other)]
  const most = lookOf(text) === lookOf(other) ? Infinity : mostDifferences
  if (own.length === found.length) return differentPairs(own, found, most)
  const [shorter, longer] = own.length < found.length ? [own, found] : [found, own]
  const start = longer.findIndex((character, index) => character !== shorter[index])
  let end = 0
  while (
    end < shorter.length - start &&
    shorter[shorter.length - 1 - end] === longer[longer.length - 1 - end]
  )
    end += 1
  const [ownPart, foundPart] = [
    own.slice(start, own.length - end),
    found.slice(start, found.length - end),
  ]
  if (Math.max(ownPart.length, foundPart.length) <= mostDifferences)
    return difference(ownPart, foundPart)
  return most === Infinity
    ? difference(
        ownPart.filter((character) => !foundPart.includes(character)).slice(0, mostDifferences),
        foundPart.filter((character) => !ownPart.includes(character)).slice(0, mostDifferences),
      )
    : ''
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
