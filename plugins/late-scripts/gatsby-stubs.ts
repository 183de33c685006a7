/**
 * Replaces Gatsby's `Head` export and `<Script>` component, with its worker, which Gatsby adds to
 * every page whether it uses them or not (https://github.com/gatsbyjs/gatsby/pull/35403): 3.4 KB
 * gzip. oxlint rejects code that uses them.
 */
export const Script = (): null => null

export const headHandlerForBrowser = (): void => undefined

export const partytownSnippet = (): string => ''
