/** For an element that needs the scripts before the first input; plugins/late-scripts reads it. */
const needsScripts = (when: string) => ({ 'data-scripts': when }) as const

/** Loads the scripts immediately. */
export const loadNow = needsScripts('now')
/** Loads the scripts when the element enters the window. */
export const inView = needsScripts('in-view')
/** Loads the scripts immediately if the URL has a query or session storage has the key. */
export const withQueryOr = (sessionKey: string) => needsScripts(`query stored:${sessionKey}`)
/** The same for one of these parameters; until it is applied, the root has `data-pending`. */
export const withParameters = (names: readonly string[]) =>
  needsScripts(names.map((name) => `parameter:${name}`).join(' '))
/** Loads the scripts immediately if the URL has a query. */
export const withQuery = needsScripts('query')

/**
 * For a control whose clicks the loader handles until the page is hydrated. wait: the link is
 * clicked again after hydration, or followed if the scripts do not arrive.
 */
export const beforeHydration = (action: 'print' | 'toggle-motion' | 'replace' | 'wait') =>
  ({ 'data-before-hydration': action }) as const

/** A hidden field to which block-early-submit.js gives a random id before its form can be submitted. */
export const uniqueId = { 'data-unique-id': '' } as const
