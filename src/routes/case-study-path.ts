import slugify from 'slugify'
import { caseStudiesPath } from './paths'

/** A title as in an address: "Menus & Orders" gives "menus-and-orders"; "" when nothing is left. */
export const slugOf = (title: string): string => slugify(title, { lower: true, strict: true })

/** The address of a case study; apart from the other paths, so that pages that only link do not load the table of letters. */
export const caseStudyPath = (title: string): string => `${caseStudiesPath}${slugOf(title)}/`
