/** Where `npm run develop` tells browsers what is wrong with the content; no address in production. */
export const issueFeedPath = '/___content-problems'

/** A problem of the content as the overlay shows it. */
export interface ShownIssue {
  /** "data/site.json:7:14" */
  place: string
  /** JSON pointer; "" for the whole file. */
  pointer: string
  /** The rule's name, as in src/content/validation/rule-ids.ts. */
  rule: string
  /** What the rule asks for. */
  asks: string
  message: string
  hint?: string
}
