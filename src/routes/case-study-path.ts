import slugify from 'slugify'
import { caseStudiesPath } from './paths'

/**
 * A title as in an address: "Menus & Orders" gives "menus-and-orders"; "" when nothing is left.
 * @param language of the site, which decides the word for "&": "and", "og"
 */
export const slugOf = (title: string, language: string): string =>
  slugify(title, { lower: true, strict: true, locale: language.split('-')[0] })

/** The address of a case study; apart from the other paths, so that pages that only link do not load the table of letters. */
export const caseStudyPath = (slug: string): string => `${caseStudiesPath}${slug}/`

/** The address that follows from a title. */
export const pathOfTitle = (title: string, language: string): string =>
  caseStudyPath(slugOf(title, language))

/** What decides the address of a case study. */
export interface CaseStudyName {
  title: string
  /** Its own slug, in place of the one that follows from the title. */
  slug?: string
}

export const pathOfCaseStudy = ({ title, slug }: CaseStudyName, language: string): string =>
  slug ? caseStudyPath(slug) : pathOfTitle(title, language)
