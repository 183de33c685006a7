import { contentPath, sitePaths } from './paths'
import { slugOf, type SlugSettings } from './slugs'

/** The address of a case study. */
export const caseStudyPath = (slug: string, settings: SlugSettings): string =>
  `${sitePaths(settings).caseStudies}${slug}/`

/** The address derived from the title. */
export const pathOfTitle = (title: string, settings: SlugSettings): string =>
  caseStudyPath(slugOf(title, settings), settings)

/** A content file that can have a page. */
export interface PageFile {
  /** Its GraphQL type: "CaseStudy". */
  type: string
  /** Its path under data/. */
  file: string
  title: string
  /** A slug that replaces the one derived from the title of a case study. */
  slug?: string
}

/** The address of a file's page: from the title for a case study, and from the file for all others. */
export function pagePath({ type, file, title, slug }: PageFile, settings: SlugSettings): string {
  if (type !== 'CaseStudy') return contentPath(file, settings)
  return slug ? caseStudyPath(slug, settings) : pathOfTitle(title, settings)
}
