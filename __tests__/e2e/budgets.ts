import type { Kind } from './kinds'

/** What a page may take; sizes in bytes as they come over the line. */
export interface Budget {
  /** The page itself. */
  html: number
  /** Everything that comes before any input. */
  firstView: number
  requests: number
  elements: number
  /** The scripts that come at the first input. */
  scripts: number
}

const KB = 1000

const usual: Budget = {
  html: 14.6 * KB, // One round trip of a new connection.
  firstView: 100 * KB,
  requests: 12,
  elements: 900,
  scripts: 95 * KB,
}

/** By the kind's name: what may be more than usual, and why. */
const exceptions: Record<string, Partial<Budget>> = {
  // Each band of the home page is drawn, and it shows two case studies and the form.
  home: { firstView: 150 * KB, elements: 1400 },
  // The carousel's library.
  'case study': { scripts: 115 * KB },
  // The calendar's library.
  booking: { scripts: 100 * KB },
}

export const budgetOf = ({ name }: Kind): Budget => ({ ...usual, ...exceptions[name] })
