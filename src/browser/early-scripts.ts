/**
 * Scripts load at the first input. An element that needs them earlier has one of these attributes,
 * which plugins/late-scripts reads.
 */
const needsScripts = (when: string) => ({ 'data-scripts': when }) as const

/** Loads the scripts immediately. */
export const loadNow = needsScripts('now')
/** Loads the scripts when the element enters the window. */
export const inView = needsScripts('in-view')
/** Loads the scripts immediately if the URL has a query or session storage has the key. */
export const withQueryOr = (sessionKey: string) => needsScripts(`query stored:${sessionKey}`)
/**
 * Loads the scripts immediately if the URL's query has one of these parameters. Until the component
 * has applied them, the root element has the attribute `data-pending`.
 */
export const withParameters = (names: readonly string[]) =>
  needsScripts(names.map((name) => `parameter:${name}`).join(' '))
/** Loads the scripts immediately if the URL has a query. */
export const withQuery = needsScripts('query')

/** For a button whose clicks the loader handles until the page is hydrated. */
export const beforeHydration = (action: 'print' | 'toggle-motion') =>
  ({ 'data-before-hydration': action }) as const

/** A hidden field to which block-early-submit.js gives a random id before its form can be submitted. */
export const uniqueId = { 'data-unique-id': '' } as const
