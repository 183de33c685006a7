import slugify from 'slugify'
import { caseStudiesPath } from './paths'

/** A title as it stands in an address: "Menus & Orders" gives "menus-and-orders"; "" when nothing is left. */
export const slugOf = (title: string): string => slugify(title, { lower: true, strict: true })

/** Where a case study stands; apart from the other paths, since pages that only link need no table of letters. */
export const caseStudyPath = (title: string): string => `${caseStudiesPath}${slugOf(title)}/`
