import slugify from 'slugify'
import { dataPath } from '../files/data-path'
import { toComparable, toLowerCase, withoutIgnorable } from '../text/normal-form'
import { codePoint } from '../text/tell-apart'
import type { AddressSettings } from './address-settings'

/** Lowercase letters of any script, with their marks, and digits. */
export const slugLetters = String.raw`\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}`

/** The pattern of words joined by hyphens, such as a segment of an address. */
const joinedWords = (letters: string): string => `[${letters}]+(?:-[${letters}]+)*`

/** The pattern of a segment of an address in any script. */
export const slugForm = joinedWords(slugLetters)

const basic = new RegExp(`^${joinedWords('a-z0-9')}$`)
const any = new RegExp(`^${slugForm}$`, 'u')

/** Whether Windows reserves a name for a device: it cannot write a file or folder of this name. */
const isDevice = (text: string): boolean => /^(?:aux|con|nul|prn|(?:com|lpt)\d)$/.test(text)

/** How many bytes the name of a folder has at most, which file systems limit to 255. */
const mostBytes = 200

const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > mostBytes

const hasSlugLetters = (text: string, { slugLetters: letters }: AddressSettings): boolean =>
  letters === 'keep' ? any.test(text) && text === toComparable(text) : basic.test(text)

/**
 * Whether a text can be part of an address: words joined by hyphens, in the letters that the site
 * allows, and short enough for the name of a folder on all systems.
 */
export const isSlug = (text: string, settings: AddressSettings): boolean =>
  hasSlugLetters(text, settings) && !isDevice(text) && !isTooLong(text)

/** The first letters of a text that are not in ASCII, by their code points: some look as if they were. */
function otherLetters(text: string): string {
  const letters = [...new Set(text.match(/[^\x20-\x7e]/gu))].slice(0, 3)
  return letters.length > 0 ? ` (${letters.map(codePoint).join(', ')})` : ''
}

/**
 * Why a text cannot be part of an address, and what to write instead.
 * @param language the language of the file with the text, if it is not the first one
 */
export function slugProblem(
  text: string,
  language: string | undefined,
): { problem: string; remedy: string } {
  if (isDevice(text))
    return { problem: `Windows reserves the name "${text}"`, remedy: 'choose another one' }
  if (isTooLong(text))
    return { problem: `"${text}" is too long for the name of a folder`, remedy: 'shorten it' }
  return {
    problem: `"${text}" has other letters than a to z${otherLetters(text)}`,
    remedy: `write a to z, or "slugLetters": "keep" in ${dataPath('site.json', language)}`,
  }
}

/** The word for "&" in a language that is listed here; "" for all others. */
function wordForAnd(language: string): string {
  const word = slugify('&', { locale: language })
  return word === 'and' && language !== 'en' ? '' : word
}

/** A text with composed letters, which a Mac may type in parts, and ASCII's hyphens. */
export const plainText = (text: string): string =>
  toComparable(text).replace(/[\u2010\u2011]/g, '-')

const keptLetters = (title: string, language: string): string =>
  withoutIgnorable(toLowerCase(title.replaceAll('&', ` ${wordForAnd(language)} `), language))
    .replace(new RegExp(`[^${slugLetters}]+`, 'gu'), '-')
    .replace(/^-|-$/g, '')

/**
 * A text with the plain letters and digits of ligatures, full width, fractions and the like; not the
 * vowels of Thai and Lao or the letters of Korean, which would no longer be those that people type.
 */
const withPlainLetters = (text: string): string =>
  text
    .replace(/[^\u0e33\u0eb3\u3131-\u318e]+/g, (part) => part.normalize('NFKC'))
    .replaceAll('\u2044', ' ')

/** The first words of a slug, or letters of a script without spaces, as many as the name of a folder can have. */
const shortened = (slug: string): string =>
  isTooLong(slug)
    ? shortened(slug.replace(slug.includes('-') ? /-[^-]+$/ : /\P{M}\p{M}*$/u, ''))
    : slug

/**
 * A title as part of an address: "menus-and-orders" for "Menus & Orders", without the last words of a
 * very long one; "" if nothing is left.
 */
export function slugOf(title: string, { language, slugLetters: letters }: AddressSettings): string {
  const [locale = ''] = language.split('-')
  const text = plainText(withPlainLetters(title))
  return shortened(
    letters === 'keep'
      ? keptLetters(text, locale)
      : slugify(text, { lower: true, strict: true, locale }),
  )
}

/** The parts of a title of which its address has nothing, though they have letters or digits. */
export const partsWithoutSlug = (title: string, settings: AddressSettings): string[] =>
  (title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    slugOf(word, settings)
      ? (word.match(/\p{Lo}[\p{Lo}\p{M}]*|\p{N}+/gu) ?? []).filter(
          (part) => !slugOf(part, settings),
        )
      : [word],
  )
