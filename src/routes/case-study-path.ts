import slugify from 'slugify'
import { caseStudiesPath } from './paths'
import { slugLetters } from './slug-pattern'

/** The settings in data/site.json that affect addresses. */
export interface SlugSettings {
  /** The language, which decides the word for "&", such as "and" or "og". */
  language: string
  /** Whether letters are replaced with a to z (the default) or kept. */
  slugLetters?: string | null
}

/** The word for "&" in a language that is listed here; "" for all others. */
function wordForAnd(language: string): string {
  const word = slugify('&', { locale: language })
  return word === 'and' && language !== 'en' ? '' : word
}

function lowerCase(text: string, language: string): string {
  try {
    return text.toLocaleLowerCase(language)
  } catch {
    // The content check reports a language that does not exist.
    return text.toLowerCase()
  }
}

const keptLetters = (title: string, language: string): string =>
  lowerCase(title.replaceAll('&', ` ${wordForAnd(language)} `), language)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(new RegExp(`[^${slugLetters}]+`, 'gu'), '-')
    .replace(/^-|-$/g, '')

/**
 * A title as part of an address: "menus-and-orders" for "Menus & Orders"; "" if nothing is left.
 */
export function slugOf(title: string, { language, slugLetters: letters }: SlugSettings): string {
  const [locale = ''] = language.split('-')
  return letters === 'keep'
    ? keptLetters(title, locale)
    : slugify(title, { lower: true, strict: true, locale })
}

/**
 * The address of a case study. In its own file, so that pages that only link do not load the table
 * of letters.
 */
export const caseStudyPath = (slug: string): string => `${caseStudiesPath}${slug}/`

/** The address derived from the title. */
export const pathOfTitle = (title: string, settings: SlugSettings): string =>
  caseStudyPath(slugOf(title, settings))

/** The fields that decide the address of a case study. */
export interface CaseStudyName {
  title: string
  /** A slug that replaces the one derived from the title. */
  slug?: string
}

export const pathOfCaseStudy = ({ title, slug }: CaseStudyName, settings: SlugSettings): string =>
  slug ? caseStudyPath(slug) : pathOfTitle(title, settings)
