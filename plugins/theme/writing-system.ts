import { join } from 'node:path'
import { inLanguage, listOtherLanguages, readFields } from '../content/node'

/** What styles must know about the language of a site. */
export interface WritingSystem {
  /** The smallest line height of headings, below which the letters of two lines touch. */
  minLineHeight: number
  /** Whether the letters of headings may be closer than usual. */
  hasTracking: boolean
  /** The ten digits as values of the CSS descriptor `symbols`; empty if they are 0 to 9. */
  digits: string
}

/** Scripts whose letters have few marks, and are neither joined nor in squares. */
const lowScripts = ['Latn', 'Cyrl', 'Grek', 'Hebr', 'Armn', 'Geor']
const squareScripts = ['Hans', 'Hant', 'Jpan', 'Kore']

function minLineHeight({ language, script = '' }: Intl.Locale): number {
  // Vietnamese has vowels with two marks above each other.
  if (language === 'vi') return 1.3
  if (lowScripts.includes(script)) return 0
  return squareScripts.includes(script) ? 1.25 : 1.4
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
    hasTracking: lowScripts.includes(tag.script ?? ''),
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
