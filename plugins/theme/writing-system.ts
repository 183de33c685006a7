import { join } from 'node:path'
import { inLanguage, listOtherLanguages, readFields } from '../content/node'
import { hyphenationStyle, isHyphenated } from '../hyphens'

/** What styles must know about the language of a site. */
export interface WritingSystem {
  /** The smallest line height of headings, below which the letters of two lines touch. */
  minLineHeight: number
  /** Whether letters have squares of one size, as those of Chinese, Japanese and Korean. */
  hasSquareLetters: boolean
  /** Whether the letters of headings may be closer than usual. */
  hasTracking: boolean
  /** The declarations of CSS that say where lines break; empty for those of browsers. */
  lineBreaks: string
  /** The families after the typefaces of the site: those of the system, and letters that it may lack. */
  systemFonts: string
  /** The ten digits as values of the CSS descriptor `symbols`; empty if they are 0 to 9. */
  digits: string
}

/** Scripts whose letters have few marks, and are neither joined nor in squares. */
const lowScripts = ['Latn', 'Cyrl', 'Grek', 'Hebr', 'Armn', 'Geor']
const squareScripts = ['Hans', 'Hant', 'Jpan', 'Kore']

const hasSquareLetters = ({ script = '' }: Intl.Locale): boolean => squareScripts.includes(script)

function minLineHeight(tag: Intl.Locale): number {
  const { language, script = '' } = tag
  // Vietnamese has vowels with two marks above each other.
  if (language === 'vi') return 1.3
  if (lowScripts.includes(script)) return 0
  return hasSquareLetters(tag) ? 1.25 : 1.4
}

/**
 * Where lines break in scripts without spaces, or in which browsers would cut words: between the
 * phrases of Japanese, as far as a browser knows them, and at the spaces of Korean. No line begins with
 * a small kana or a closing bracket.
 */
const breaksOfScripts: Readonly<Record<string, string>> = {
  Jpan: 'line-break: strict; word-break: auto-phrase;',
  Hans: 'line-break: strict;',
  Hant: 'line-break: strict;',
  Kore: 'line-break: strict; word-break: keep-all;',
}

const lineBreaks = (tag: Intl.Locale): string =>
  isHyphenated(tag) ? hyphenationStyle : (breaksOfScripts[tag.script ?? ''] ?? '')

function systemFonts(tag: Intl.Locale): string {
  // The font of Windows for menus has narrow kana.
  if (hasSquareLetters(tag)) return 'sans-serif'
  const families = 'system-ui, sans-serif'
  return lowScripts.includes(tag.script ?? '') ? families : `${families}, FallbackLetters`
}

function digitsOf(locale: string): string {
  const format = new Intl.NumberFormat(locale)
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit))
  return digits[1] === '1' ? '' : digits.map((digit) => JSON.stringify(digit)).join(' ')
}

/** The writing system of a language, and the digits of a locale. */
export function writingSystem(language: string, locale: string): WritingSystem {
  const tag = new Intl.Locale(language).maximize()
  return {
    minLineHeight: minLineHeight(tag),
    hasSquareLetters: hasSquareLetters(tag),
    hasTracking: lowScripts.includes(tag.script ?? ''),
    lineBreaks: lineBreaks(tag),
    systemFonts: systemFonts(tag),
    digits: digitsOf(locale),
  }
}

/** The writing systems of a site's other languages, by the names of their folders in data/. */
export const readOtherWritingSystems = (root: string): Record<string, WritingSystem> =>
  Object.fromEntries(
    listOtherLanguages(root).map((language) => [language, readWritingSystem(root, language)]),
  )

/** The writing system of a site, by data/site.json; that of English if they are no languages, which the content check reports. */
export function readWritingSystem(root: string, ofOther?: string): WritingSystem {
  try {
    const site = readFields(join(root, 'data', inLanguage('site.json', ofOther)))
    const { language = ofOther, locale = language } = site
    return writingSystem(String(language), String(locale))
  } catch {
    return writingSystem('en', 'en')
  }
}
