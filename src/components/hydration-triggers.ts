/**
 * Scripts come at the first input. What needs them earlier says when, by this attribute; the loader
 * at the end of each page (src/gatsby/node/webpack/load-scripts.js) reads it.
 */
const needsScripts = (when: string) => ({ 'data-scripts': when }) as const

/** With the page, whatever happens. */
export const immediately = needsScripts('now')
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

/** A hidden field that gets a random id before its form can be sent; leave its value to the loader. */
export const uniqueId = { 'data-unique-id': '' } as const

/**
 * A form that shows messages of its own: until the scripts have arrived, an attempt to send it with
 * invalid fields is noted in the attribute `refusedMark` instead of opening the browser's bubble.
 */
export const customMessages = { 'data-own-messages': '' } as const
/** The attribute of a form whose first attempt was refused before the scripts had arrived. */
export const refusedAttribute = 'data-refused'

/** What the page says of itself once its scripts have taken it over. */
export const hydrated = 'taken-over'
