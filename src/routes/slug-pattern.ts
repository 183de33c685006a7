import type { SlugSettings } from './case-study-path'

/** Small letters of any script, with their marks, and digits. */
export const slugLetters = String.raw`\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}`

const [basic, any] = ['a-z0-9', slugLetters].map(
  (letters) => new RegExp(`^[${letters}]+(?:-[${letters}]+)*$`, 'u'),
) as [RegExp, RegExp]

/** Whether a text can be part of an address: words with hyphens between them, in the letters that the site takes. */
export const isSlug = (text: string, { slugLetters: letters }: SlugSettings): boolean =>
  letters === 'keep' ? any.test(text) && text === text.normalize('NFC') : basic.test(text)
