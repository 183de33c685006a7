/**
 * Scripts come at the first input. What needs them earlier says when, by this attribute; the loader
 * at the end of each page (src/build/load-scripts.js) reads it.
 */
const needsScripts = (when: string) => ({ 'data-scripts': when }) as const

/** With the page, whatever happens. */
export const atOnce = needsScripts('now')
/** As soon as it is in the window. */
export const inView = needsScripts('in-view')
/** With the page if its address has a query, and if the visit has kept something under the key. */
export const withQueryOr = (sessionKey: string) => needsScripts(`query stored:${sessionKey}`)
/** With the page if its address has a query. */
export const withQuery = needsScripts('query')
/** With the page if the visit has kept something under the key. */
export const withStored = (sessionKey: string) => needsScripts(`stored:${sessionKey}`)

/** A button that can do nothing before the scripts are there: a click that came earlier is done again then. */
export const replayed = { 'data-replay': '' } as const

/** What the page says of itself once its scripts have taken it over. */
export const takenOver = 'taken-over'
