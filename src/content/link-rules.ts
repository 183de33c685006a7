import { asContent, type LinkRule } from '../../plugins/content'
import { isInProgress } from './in-progress'

/** What fields with addresses of pages require of these pages. */

/** The page must be of one of these GraphQL types. */
export const pageOfType =
  (types: readonly string[], what: string): LinkRule['problem'] =>
  (page) =>
    types.includes(page.kind.type) ? undefined : `must be the path of ${what}`

export const caseStudyPage = pageOfType(['CaseStudy'], 'a case study')
export const servicePage = pageOfType(['Service'], 'a service')

/** The page must be that of a finished case study, as proof of what the agency can do. */
export const proofPage: LinkRule['problem'] = (page, file) =>
  page.kind.type === 'CaseStudy' && isInProgress(page.content)
    ? 'is a case study in progress, which is not proof yet'
    : caseStudyPage(page, file)

/** The page must be that of a finished case study with the field that is shown. */
export const proofWith =
  (key: string, what: string): LinkRule['problem'] =>
  (page, file) =>
    proofPage(page, file) ??
    (page.content === undefined || asContent(page.content)[key] !== undefined
      ? undefined
      : `is a case study without "${key}", ${what}`)
