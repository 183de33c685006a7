/**
 * The address at which `npm run develop` sends the content's issues; it does not exist in
 * production.
 */
export const issueFeedPath = '/___content-issues'

/** An issue of the content as the overlay shows it. */
export interface ShownIssue {
  /** "data/site.json:7:14" */
  place: string
  /** JSON pointer; "" for the whole file. */
  pointer: string
  /** The name of the rule, as in plugins/content/check/rule-list.ts. */
  rule: string
  /** What the rule requires. */
  requirement: string
  problem: string
  remedy?: string
}
