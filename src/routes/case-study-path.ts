import slugify from 'slugify'
import { caseStudiesPath } from './paths'
import { slugLetters } from './slug-pattern'

/** What data/site.json says about addresses. */
export interface SlugSettings {
  /** The language, which decides the word for "&": "and", "og". */
  language: string
  /** Whether letters are written with a to z, which is the default, or kept as they are. */
  slugLetters?: string | null
}

/** The word for "&" in a language that has one here; "" in others. */
function wordForAnd(language: string): string {
  const word = slugify('&', { locale: language })
  return word === 'and' && language !== 'en' ? '' : word
}

function lowerCase(text: string, language: string): string {
  try {
    return text.toLocaleLowerCase(language)
  } catch {
    // Validation reports a language that does not exist.
    return text.toLowerCase()
  }
}

const keptLetters = (title: string, language: string): string =>
  lowerCase(title.replaceAll('&', ` ${wordForAnd(language)} `), language)
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(new RegExp(`[^${slugLetters}]+`, 'gu'), '-')
    .replace(/^-|-$/g, '')

/** A title as in an address: "Menus & Orders" gives "menus-and-orders"; "" when nothing is left. */
export function slugOf(title: string, { language, slugLetters: letters }: SlugSettings): string {
  const [locale = ''] = language.split('-')
  return letters === 'keep'
    ? keptLetters(title, locale)
    : slugify(title, { lower: true, strict: true, locale })
}

/** The address of a case study; apart from the other paths, so that pages that only link do not load the table of letters. */
export const caseStudyPath = (slug: string): string => `${caseStudiesPath}${slug}/`

/** The address that follows from a title. */
export const pathOfTitle = (title: string, settings: SlugSettings): string =>
  caseStudyPath(slugOf(title, settings))

/** What decides the address of a case study. */
export interface CaseStudyName {
  title: string
  /** Its own slug, in place of the one that follows from the title. */
  slug?: string
}

export const pathOfCaseStudy = ({ title, slug }: CaseStudyName, settings: SlugSettings): string =>
  slug ? caseStudyPath(slug) : pathOfTitle(title, settings)
