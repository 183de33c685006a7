import { toObject, type LinkRule } from '../../plugins/content'
import { isInProgress } from './in-progress'

/** What fields with addresses of pages require of these pages. */

/** The page must be of one of these GraphQL types. */
export const pageOfType =
  (types: readonly string[], what: string): LinkRule['problem'] =>
  (page) =>
    types.includes(page.collection.type) ? undefined : `must be the path of ${what}`

/** The case study must be finished, as proof of what the agency can do. */
export const proofPage: LinkRule['problem'] = ({ content }) =>
  isInProgress(content) ? 'is a case study in progress, which is not proof yet' : undefined

/** The case study must be finished and have the field that is shown. */
export const proofWith =
  (key: string, what: string): LinkRule['problem'] =>
  (page, file) =>
    proofPage(page, file) ??
    (page.content === undefined || toObject(page.content)[key] !== undefined
      ? undefined
      : `is a case study without "${key}", ${what}`)
