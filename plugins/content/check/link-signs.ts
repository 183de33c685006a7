import type { Problem } from './rule'

/** A problem of a link, and what solves it if the link then has a right form. */
export interface FoundProblem extends Problem {
  attempt?: string
}

/** What no address has as it is. */
export const refusedSigns = /["<>\\`]/

export const htmlAmpersand = (link: string): FoundProblem => ({
  problem: 'has "&amp;", which is "&" in HTML alone',
  attempt: link.replaceAll('&amp;', '&'),
})

/** Whether a host, as browsers read it, has only signs of names of domains; or it is a number. */
export const isDomain = (hostname: string): boolean =>
  /^(?:(?:[a-z\d_-]+\.)*[a-z\d_-]+\.?|\[[\da-f:.]+\])$/i.test(hostname)
