import type { FontFiles } from './font-files'
import typeface from './files/typeface.json'

// The type is asserted, because some parts are only in the file of a site that has them.
const { names = [] } = typeface as FontFiles

/**
 * The width, in ems, of a language's name in the family `LanguageName`; undefined if a font of the
 * system shows it.
 */
export const nameWidth = (language: string): number | undefined =>
  names.find((name) => name.language === language)?.width
