import { codePoint } from './tell-apart'

/**
 * Invisible characters: each belongs to some scripts, and is a mistake, or hides something, in all
 * others. JSON and Markdown have the same rules.
 */

/** An invisible character where it is a mistake. */
export interface InvisibleProblem {
  /** Its position in the text. */
  index: number
  /** "U+200B, zero width space". */
  name: string
  remedy: string
}

/** A class of letters, marks and digits of some scripts, for regular expressions. */
const inScripts = (scripts: readonly string[]): string =>
  scripts.map((script) => String.raw`\p{scx=${script}}`).join('')

/** Joiners decide about conjuncts and half letters, often at the end of a word after a mark. */
const conjunctScripts = [
  ...['Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Khmer', 'Myanmar', 'Balinese', 'Javanese', 'Tibetan', 'Meetei_Mayek'],
]
/** Joiners decide whether letters are joined. */
const cursiveScripts = [
  ...['Arabic', 'Syriac', 'Mandaic', 'Mongolian', 'Nko', 'Adlam', 'Phags_Pa', 'Hanifi_Rohingya'],
]
/** Words have no visible spaces between them, so an invisible one says where lines can break. */
const unspacedScripts = [
  ...['Khmer', 'Thai', 'Lao', 'Myanmar', 'Tai_Tham', 'New_Tai_Lue', 'Tai_Le', 'Tai_Viet'],
  ...['Balinese', 'Javanese', 'Sundanese', 'Cham'],
]
/** Lines can break between any two characters. */
const ideographicScripts = ['Han', 'Hiragana', 'Katakana', 'Bopomofo']
/** Written from right to left. */
const rightToLeftScripts = [
  ...['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mandaic', 'Samaritan'],
  ...['Hanifi_Rohingya', 'Yezidi', 'Mende_Kikakui'],
]

const regExp = (source: string): RegExp => new RegExp(source, 'u')
const isConjunct = regExp(`^[${inScripts(conjunctScripts)}]$`)
const isCursive = regExp(`^[${inScripts(cursiveScripts)}]$`)
const isUnspaced = regExp(`^[${inScripts(unspacedScripts)}]$`)
const breaksAnywhere = regExp(`^[${inScripts([...unspacedScripts, ...ideographicScripts])}]$`)
const hasRightToLeft = regExp(`(?=\\p{L})[${inScripts(rightToLeftScripts)}]`)
const isOfWord = /^[\p{L}\p{M}\p{N}]$/u
const isMark = /^\p{M}$/u
const isPictograph = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u

/** Where an invisible character is; its neighbors are "" at the ends of the text. */
interface Place {
  before: string
  after: string
  /** The text, and the position of the character in it. */
  text: string
  index: number
  /** Whether it begins or ends an isolate that has no other end in its paragraph. */
  isUnpaired: boolean
  /** Whether the text or its file has words that are written from right to left. */
  isRightToLeft: boolean
}

interface InvisibleRule {
  /** The characters, as a class of a regular expression. */
  characters: string
  isAllowed: (place: Place) => boolean
  remedy: string
}

const deleteIt = 'delete it'
/** All that readers do not see; what a later version of Unicode has is probably visible. */
const unseen = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}`
const isUnseen = regExp(`^[\\s${unseen}]$`)
const isVisible = (character: string): boolean => character !== '' && !isUnseen.test(character)

/** Whether a joiner is in a word of a script that uses it, or between a sign and such a word. */
function isJoinerAllowed({ before, after }: Place): boolean {
  const isOfScript = (character: string): boolean =>
    isConjunct.test(character) || isCursive.test(character)
  if (isOfScript(before) && isOfWord.test(before))
    // At the end of a word only a conjunct can be meant, or the form of a letter in an abbreviation.
    return isVisible(after) || (isConjunct.test(before) && isMark.test(before))
  return isVisible(before) && isOfScript(after) && isOfWord.test(after)
}

const isEmojiJoiner = ({ before, after }: Place): boolean =>
  isPictograph.test(before) && /^\p{Extended_Pictographic}$/u.test(after)

/** A flag of a region: a black flag, its name in tags, and a tag that ends it. */
const tagSequence = /\p{Extended_Pictographic}[\u{e0020}-\u{e007e}]+\u{e007f}/gu

/** The beginning or the end of an isolate, or the empty line after a paragraph, which ends all. */
const isolateParts =
  /(?<start>[\u2066-\u2068])|(?<end>\u2069)|(?:\r?\n|\r(?!\n))[ \t>]*(?:\r?\n|\r(?!\n))/gu

/** The positions of the beginnings and ends of isolates that have no other end in their paragraph. */
function unpairedIsolates(text: string): ReadonlySet<number> {
  const unpaired = new Set<number>()
  let open: number[] = []
  for (const { groups = {}, index } of text.matchAll(isolateParts)) {
    const start = groups.end ? open.pop() : undefined
    if (groups.start) open.push(index)
    else if (!groups.end) open = []
    if (start !== undefined) unpaired.delete(start)
    else if (groups.start || groups.end) unpaired.add(index)
  }
  return unpaired
}

const isBetween =
  (isNeighbor: RegExp) =>
  ({ before, after }: Place): boolean =>
    isNeighbor.test(before) && isNeighbor.test(after)

/** The characters, what they are for, and where; the first rule that has a character decides. */
const rules: readonly InvisibleRule[] = [
  {
    characters: String.raw`\u00ad`,
    isAllowed: ({ before, after }) => /^[\p{L}\p{M}]$/u.test(before) && /^\p{L}$/u.test(after),
    remedy: 'delete it: a soft hyphen is between two letters of a word',
  },
  {
    characters: String.raw`\u034f`,
    isAllowed: isBetween(/^[\p{L}\p{M}]$/u),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\u200c`,
    // After heh it is the Kurdish letter ae, also at the end of a word.
    isAllowed: (place) => isJoinerAllowed(place) || place.before === '\u0647',
    remedy: 'delete it: only scripts such as Arabic and Bengali have it, in their words',
  },
  {
    characters: String.raw`\u200d`,
    isAllowed: (place) =>
      isEmojiJoiner(place) ||
      isJoinerAllowed(place) ||
      (isCursive.test(place.before) && isOfWord.test(place.before)),
    remedy: 'delete it: only emoji and scripts such as Arabic and Bengali have it, in their words',
  },
  {
    characters: String.raw`\u200b`,
    isAllowed: ({ before, after }) =>
      before !== '' && after !== '' && (isUnspaced.test(before) || isUnspaced.test(after)),
    remedy:
      'delete it: only Khmer, Thai, Lao and Burmese have it between words; U+2060 prevents a break',
  },
  {
    characters: String.raw`\u200e\u200f\u061c`,
    isAllowed: ({ isRightToLeft }) => isRightToLeft,
    remedy: 'delete it: only texts with words from right to left, such as Arabic, have it',
  },
  {
    characters: String.raw`\u2066-\u2069`,
    isAllowed: ({ isRightToLeft, isUnpaired }) => isRightToLeft && !isUnpaired,
    remedy:
      'delete it: only texts with words from right to left have it, with U+2069 at the end of what it isolates, in the same paragraph',
  },
  {
    characters: String.raw`\u202a-\u202e`,
    isAllowed: () => false,
    remedy:
      'delete it; in a text with words from right to left, a mark (U+200E, U+200F) or an isolate (U+2068 to U+2069) does the same',
  },
  {
    characters: String.raw`\u2060`,
    isAllowed: ({ before, after }) =>
      isVisible(before) &&
      isVisible(after) &&
      (breaksAnywhere.test(before) || !(isOfWord.test(before) && isOfWord.test(after))),
    remedy: 'delete it: lines break neither in a word nor at the beginning or end of a text',
  },
  {
    characters: String.raw`\u115f`,
    isAllowed: ({ after }) => /^[\u1160-\u11a7\ud7b0-\ud7c6]$/.test(after),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\u1160`,
    isAllowed: ({ before }) => /^[\u1100-\u115f\ua960-\ua97c]$/.test(before),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\u17b4\u17b5`,
    isAllowed: ({ before }) => /^\p{scx=Khmer}$/u.test(before),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\u180b-\u180f`,
    isAllowed: ({ before }) => /^[\p{scx=Mongolian}]$/u.test(before),
    remedy: 'delete it: only Mongolian letters have it',
  },
  {
    characters: String.raw`\ufe00-\ufe0d`,
    isAllowed: ({ before }) => /^[\p{L}\p{M}\p{N}\p{S}]$/u.test(before) && isVisible(before),
    remedy: 'delete it: it says how the character before it looks',
  },
  {
    characters: String.raw`\ufe0e\ufe0f`,
    isAllowed: ({ before }) => /^[\p{Emoji}\p{S}]$/u.test(before),
    remedy: 'delete it: it says how the emoji or sign before it looks',
  },
  {
    characters: String.raw`\u{e0100}-\u{e01ef}`,
    isAllowed: ({ before }) => /^\p{scx=Han}$/u.test(before),
    remedy: 'delete it: only Chinese characters have it',
  },
  {
    characters: String.raw`\u{e0020}-\u{e007f}`,
    isAllowed: ({ text, index }) =>
      [...text.matchAll(tagSequence)].some(
        (flag) => flag.index < index && index < flag.index + flag[0].length,
      ),
    remedy: 'delete it: only flags of regions have it',
  },
  {
    characters: String.raw`\u2800`,
    isAllowed: ({ before, after }) => /[\u2801-\u28ff]/.test(before + after),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\u{13430}-\u{1345f}`,
    isAllowed: ({ before }) => /^\p{scx=Egyptian_Hieroglyphs}$/u.test(before),
    remedy: deleteIt,
  },
  {
    characters: String.raw`\p{Co}`,
    isAllowed: () => false,
    remedy: 'no other typeface has it: delete it',
  },
  {
    characters: unseen,
    isAllowed: () => false,
    remedy: 'delete it: type the text around it again',
  },
]
const matchers = rules.map((rule) => ({ ...rule, matches: regExp(`^[${rule.characters}]$`) }))

/** Signs that are drawn around the digits after them, which Unicode counts among the invisible ones. */
const visible = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
const all = rules.map(({ characters }) => characters).join('')
const invisible = new RegExp(`[${all}](?<![${visible}])`, 'gu')
/** Those of a text of several lines: its lines end, and code is indented. */
const invisibleInLines = new RegExp(String.raw`[${all}](?<![\t\n\r${visible}])`, 'gu')

/** What is copied along with text most often. */
const names: Readonly<Record<number, string>> = {
  0x0009: 'tab',
  0x00ad: 'soft hyphen',
  0x034f: 'combining grapheme joiner',
  0x061c: 'Arabic letter mark',
  0x115f: 'Hangul filler',
  0x1160: 'Hangul filler',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'end of an embedding',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'end of an isolate',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x2800: 'Braille blank',
  0x3164: 'Hangul filler',
  0xfe0e: 'text style',
  0xfe0f: 'emoji style',
  0xfeff: 'byte order mark',
  0xffa0: 'Hangul filler',
}

/** What a character is, in words, if it has a name here. */
export function nameOfCharacter(character: string): string {
  const name =
    names[character.codePointAt(0) ?? 0] ??
    (/\p{Co}/u.test(character)
      ? 'a character of one typeface'
      : /\p{Cc}/u.test(character)
        ? 'control character'
        : undefined)
  return name === undefined ? codePoint(character) : `${codePoint(character)}, ${name}`
}

const characterBefore = (text: string, index: number): string =>
  /.$/su.exec(text.slice(Math.max(0, index - 2), index))?.[0] ?? ''

const characterAt = (text: string, index: number): string => {
  const code = text.codePointAt(index)
  return code === undefined ? '' : String.fromCodePoint(code)
}

/** The invisible characters of a text, in their order. */
export const invisibleCharacters = (text: string): { character: string; index: number }[] =>
  [...text.matchAll(invisible)].map(({ 0: character, index }) => ({ character, index }))

/**
 * The invisible characters of a text where their script does not use them.
 * @param options.isRightToLeft whether its file has words that are written from right to left
 * @param options.hasLines whether it has several lines, as that of a Markdown file
 */
export function invisibleProblems(
  text: string,
  { isRightToLeft = false, hasLines = false } = {},
): InvisibleProblem[] {
  const direction = isRightToLeft || hasRightToLeft.test(text)
  const unpaired = unpairedIsolates(text)
  return [...text.matchAll(hasLines ? invisibleInLines : invisible)].flatMap(
    ({ 0: character, index }) => {
      const place = {
        before: characterBefore(text, index),
        after: characterAt(text, index + character.length),
        text,
        index,
        isUnpaired: unpaired.has(index),
        isRightToLeft: direction,
      }
      const rule = matchers.find(({ matches }) => matches.test(character))
      if (rule?.isAllowed(place)) return []
      return [{ index, name: nameOfCharacter(character), remedy: rule?.remedy ?? deleteIt }]
    },
  )
}

/** Whether a text begins with an invisible character, but no end of a line and no tab. */
export const isInvisible = (text: string): boolean => text.search(invisibleInLines) === 0

/** Whether a text can have invisible characters, as they are or as references. */
export const canHaveInvisible = (text: string): boolean =>
  text.includes('&') || text.search(invisible) >= 0

/** Whether a text has words that are written from right to left. */
export const hasRightToLeftWords = (text: string): boolean => hasRightToLeft.test(text)

/** A text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')
