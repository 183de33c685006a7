import { toObject } from '../collections'

/** The settings in data/site.json that affect addresses. */
export interface AddressSettings {
  /** For another language than the first, the beginning of its addresses: "/pt-br". */
  base?: string
  /** The language, which decides the word for "&", such as "and" or "og". */
  language: string
  /** Whether letters are replaced with a to z (the default) or kept. */
  slugLetters?: string | null
  /** The site's own segments of addresses, by the shipped ones. */
  paths?: Readonly<Partial<Record<string, string>>>
}

/** The beginning of a language's addresses: "/pt-br"; empty for the first language. */
export const languageBase = (language: string | undefined): string =>
  language === undefined ? '' : `/${language.toLowerCase()}`

/**
 * The settings in the content of the site.json of a language; the default for each that is not valid.
 * @param otherLanguage the language, if it is not the first one
 */
export function addressSettings(site: unknown, otherLanguage?: string): AddressSettings {
  const { language, slugLetters, paths } = toObject(site)
  const segments = Object.entries(toObject(paths)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    language: otherLanguage ?? (typeof language === 'string' ? language : 'en'),
    ...(slugLetters === 'keep' && { slugLetters }),
    ...(segments.length > 0 && { paths: Object.fromEntries(segments) }),
    ...(otherLanguage !== undefined && { base: languageBase(otherLanguage) }),
  }
}
