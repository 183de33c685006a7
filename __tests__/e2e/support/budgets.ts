import type { PageKind } from './page-kinds'

/** What a page may take; sizes in bytes, compressed. */
export interface Budget {
  /** The page itself, its styles included. */
  html: number
  /** Everything that comes before any input, with what the server says of it. */
  firstView: number
  /** What is set in the site's own font waits for these. */
  fonts: number
  requests: number
  elements: number
  /** The scripts that come at the first input. */
  scripts: number
}

const KB = 1000

const usual: Budget = {
  html: 19 * KB,
  firstView: 100 * KB,
  // 13 with basic characters only; each letter beyond A to Z that data/ uses adds about 0.1.
  fonts: 18 * KB,
  requests: 12,
  elements: 900,
  // React, Gatsby, styled-components and Helmet take 82 of them; docs/benchmarks.md weighs them up.
  scripts: 104 * KB,
}

/** By the kind's name: what may be more than usual, and why. */
const exceptions: Record<string, Partial<Budget>> = {
  // Each of its ten bands is drawn differently.
  home: { html: 25 * KB, firstView: 150 * KB, elements: 1450, scripts: 116 * KB },
  // The form keeps what was typed, sends it once, and says what happened.
  contact: { scripts: 106 * KB },
  // react-slick.
  'case study': { scripts: 115 * KB },
  // react-calendly.
  booking: { scripts: 105 * KB },
}

export const budgetOf = ({ name }: PageKind): Budget => ({ ...usual, ...exceptions[name] })
