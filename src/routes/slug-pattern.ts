import type { SlugSettings } from './case-study-path'

/** Lowercase letters of any script, with their marks, and digits. */
export const slugLetters = String.raw`\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}`

const [basic, any] = ['a-z0-9', slugLetters].map(
  (letters) => new RegExp(`^[${letters}]+(?:-[${letters}]+)*$`, 'u'),
) as [RegExp, RegExp]

/**
 * Whether a text can be part of an address: words joined by hyphens, in the letters that the site
 * allows.
 */
export const isSlug = (text: string, { slugLetters: letters }: SlugSettings): boolean =>
  letters === 'keep' ? any.test(text) && text === text.normalize('NFC') : basic.test(text)
