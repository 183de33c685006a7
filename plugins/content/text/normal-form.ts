/**
 * When two texts are the same. Unicode writes many letters in several ways: "ü" is one character or
 * two, and Bengali U+09DF is U+09AF U+09BC. The web uses normalization form C (NFC):
 * https://www.w3.org/TR/charmod-norm/
 *
 * Content gets this form where it is read, so that values of files can be compared as they are. Only
 * the text of a Markdown file stays as it is written, but for the addresses in it. What people type
 * is compared by `comparisonKey`, and `spellingsOf` says how they may type an address.
 */

/** The form of an address, a name or a request in which each letter has one spelling. */
export const toComparable = (text: string): string => text.normalize('NFC')

/**
 * A text for an address in lower case, by the rules of its language: "ı" for "I" in Turkish. The
 * dot of "İ" is that of "i".
 * @param language a tag such as "tr" or "pt-BR"; none by default
 */
export function toLowerCase(text: string, language = 'und'): string {
  const lower = (): string => {
    try {
      return text.toLocaleLowerCase(language)
    } catch {
      // The content check reports a language that does not exist.
      return text.toLowerCase()
    }
  }
  return toComparable(lower().replaceAll('i\u0307', 'i'))
}

/** A text without the characters that no address has, because readers do not see them. */
export const withoutIgnorable = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

/**
 * The form in which two texts are equal if people mean the same word: without differences of case
 * ("ß" and "ss", "ς" and "σ", "İ", "I" and "ı"), width, invisible characters and the order of marks.
 */
export const comparisonKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{DI}|(?<=i)\u0307/giu, '')
    .toLowerCase()
    .toUpperCase()

/** NFC takes these for other ideographs, which readers see: people write their names with them. */
const compatibilityIdeographs = /([\uf900-\ufaff\u{2f800}-\u{2fa1f}]+)/u

/** A text that readers see, with one spelling of each letter that they see. */
const normalText = (text: string): string =>
  text
    .split(compatibilityIdeographs)
    .map((part, index) => (index % 2 === 0 ? toComparable(part) : part))
    .join('')

/** What stays encoded in an address: it is invisible, no part of an address, or means something else. */
const keptEncoded = /[%/?#*:&=+$\s\p{C}"<>\\^`{|}[\]]/gu

const encode = (character: string): string => encodeURIComponent(character).replace('*', '%2A')

/** An address with its letters as they are, in the spelling in which it is written. */
export const decodeLetters = (address: string): string =>
  address.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes).replace(keptEncoded, encode)
    } catch {
      return codes.toUpperCase()
    }
  })

/**
 * A path of this site with its query and fragment, with one spelling: "/über/" for "/%c3%bcber/".
 * What is not encoded in UTF-8 stays.
 */
export const normalAddress = (address: string): string => toComparable(decodeLetters(address))

const isOtherSite = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S/i.test(text)

/** The target of a link with one spelling; another site decides about its own addresses. */
export const normalLink = (link: string): string => (isOtherSite(link) ? link : normalAddress(link))

/** A text of a content file with one spelling. */
const normalValue = (text: string): string =>
  /^(?:\/|\.\.?\/)/.test(text) || isOtherSite(text) ? normalLink(text) : normalText(text)

/**
 * The content of a file with one spelling of its texts: the same object if it has no other.
 * @param keptKey the key of a text that stays as it is
 */
export function normalContent(content: unknown, keptKey?: string): unknown {
  if (typeof content === 'string') return normalValue(content)
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).map(([key, value]: [string, unknown]) => ({
    key,
    value,
    normal: key === keptKey ? value : normalContent(value),
  }))
  if (entries.every(({ value, normal }) => normal === value)) return content
  return Array.isArray(content)
    ? entries.map(({ normal }) => normal)
    : Object.fromEntries(entries.map(({ key, normal }) => [key, normal]))
}

/** Whether content has another spelling than the normal one. */
export const hasOtherForm = (content: unknown): boolean => normalContent(content) !== content

/** Whether the content of a file with this text can have another spelling than the normal one. */
export const canHaveOtherForm = (text: string): boolean =>
  // With an escape it may not be in the text itself.
  /\\u|%[\da-f]{2}/i.test(text) || text !== toComparable(text)

/** The scripts of India and Tibet, Greek with all its accents, and letters of Hebrew and Yiddish. */
const blocksOfComposedLetters = [
  [0x900, 0xfff],
  [0x1f70, 0x1fff],
  [0xfb1d, 0xfb4f],
] as const

/** A letter that NFC replaces, or takes apart, though keyboards type it. */
interface ComposedLetter {
  letter: string
  /** What NFC writes for it: another letter, or one with marks. */
  base: string
  marks: string
}

function* composedLetters(): Generator<ComposedLetter> {
  for (const [first, last] of blocksOfComposedLetters)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code)
      const [base = '', ...marks] = toComparable(letter)
      if (/\p{L}/u.test(letter) && base !== letter) yield { letter, base, marks: marks.join('') }
    }
}

/** By what NFC begins with; those with most marks first. */
function composedLettersByBase(): Map<string, ComposedLetter[]> {
  const byBase = new Map<string, ComposedLetter[]>()
  for (const composed of composedLetters())
    byBase.set(composed.base, [composed, ...(byBase.get(composed.base) ?? [])])
  for (const letters of byBase.values())
    letters.sort((one, other) => other.marks.length - one.marks.length)
  return byBase
}

let knownComposedLetters: ReadonlyMap<string, readonly ComposedLetter[]> | undefined

/** A text as a keyboard with composed letters types it. Other marks can stand between those of one. */
function withComposedLetters(normal: string): string {
  const known = (knownComposedLetters ??= composedLettersByBase())
  return normal.replace(/(\p{L})(\p{M}*)/gu, (written, base: string, marks: string) => {
    const found = known
      .get(base)
      ?.find((composed) => Array.from(composed.marks).every((mark) => marks.includes(mark)))
    if (!found) return written
    const others = Array.from(marks).filter((mark) => !found.marks.includes(mark))
    return found.letter + others.join('')
  })
}

/** Arabic and Hebrew keyboards type the marks of a letter in another order than that of NFC. */
const withMarksReversed = (normal: string): string =>
  normal.replace(/\p{M}{2,}/gu, (marks) => {
    const reversed = Array.from(marks).toReversed().join('')
    return toComparable(reversed) === marks ? reversed : marks
  })

const tone = /[\u0300\u0301\u0303\u0309\u0323]/
/** A Vietnamese vowel with another mark besides that of its tone. */
const vietnamese = /\p{L}(?=\p{M}*[\u0302\u0306\u031b])(?=\p{M}*[\u0300\u0301\u0303\u0309\u0323])/u

/** A text in Vietnamese as the keyboard of Windows types it: a vowel, and then the mark of its tone. */
const withTonesApart = (normal: string): string =>
  vietnamese.test(normal.normalize('NFD'))
    ? normal.normalize('NFD').replace(/\p{L}\p{M}+/gu, (letter) => {
        const [mark = ''] = tone.exec(letter) ?? []
        return toComparable(letter.replace(mark, '')) + mark
      })
    : normal

/**
 * The spellings in which browsers may ask for an address, the normal one first: those of files,
 * keyboards and the text itself. An address with several letters can have them in more mixtures than
 * a host takes redirects.
 */
export const spellingsOf = (text: string): string[] => {
  const normal = toComparable(text)
  return [
    ...new Set([
      normal,
      text.normalize('NFD'),
      withComposedLetters(normal),
      withMarksReversed(normal),
      withTonesApart(normal),
      text,
    ]),
  ]
}
