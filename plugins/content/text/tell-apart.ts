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

/** More differences than these are seen. */
const mostDifferences = 3

/**
 * How a text differs from one that looks like it, for the end of a message: " (U+0069 in place of
 * U+0456)"; "" if readers see the difference.
 */
export function tellApart(text: string, other: string): string {
  const [expected, written] = [Array.from(text), Array.from(other)]
  if (text === other) return ''
  if (expected.length === written.length) {
    const pairs = expected.flatMap((character, index): [string, string][] => {
      const found = written[index] ?? ''
      return character === found ? [] : [[character, found]]
    })
    const differences = pairs
      .filter(([one, found]) => canLookAlike(one, found))
      .slice(0, mostDifferences)
      .map(([one, found]) => `${codePoint(one)} in place of ${codePoint(found)}`)
    return differences.length > 0 ? ` (${[...new Set(differences)].join(', ')})` : ''
  }
  const [shorter, longer] =
    expected.length < written.length ? [expected, written] : [written, expected]
  const start = longer.findIndex((character, index) => character !== shorter[index])
  let end = 0
  while (
    end < shorter.length - start &&
    shorter[shorter.length - 1 - end] === longer[longer.length - 1 - end]
  )
    end += 1
  const [own, found] = [expected, written].map((characters) =>
    characters.slice(start, characters.length - end),
  ) as [string[], string[]]
  const isShort = Math.max(own.length, found.length) <= mostDifferences
  return isShort
    ? difference(own, found)
    : difference(
        own.filter((character) => !found.includes(character)).slice(0, mostDifferences),
        found.filter((character) => !own.includes(character)).slice(0, mostDifferences),
      )
}

const difference = (own: readonly string[], found: readonly string[]): string =>
  [...own, ...found].every((character) => isVisible(character))
    ? ''
    : ` (${codePoints(own)} in place of ${codePoints(found)})`

/** A text in quotes, told apart from another one that may look like it. */
export const quoteUnlike = (text: string, other: string): string =>
  `"${text}"${tellApart(text, other)}`
