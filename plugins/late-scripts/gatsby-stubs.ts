/**
 * Replaces Gatsby's `Head` export, its `<Script>` component with its worker, and the registration of
 * a service worker, which Gatsby adds to every page whether it uses them or not
 * (https://github.com/gatsbyjs/gatsby/pull/35403): 3.9 KB gzip. oxlint rejects code that uses the
 * first two.
 */
export const Script = (): null => null

export const headHandlerForBrowser = (): void => undefined

export const partytownSnippet = (): string => ''
