/**
 * Replaces Gatsby's `Head` export and `<Script>`, with the worker for the latter, which come with every page
 * whether it uses them or not (https://github.com/gatsbyjs/gatsby/pull/35403): 3.3 KB gzip of 95.
 * src/gatsby/node/check-unsupported.ts stops a build that uses them.
 */
export const Script = (): null => null

export const headHandlerForBrowser = (): void => undefined

export const partytownSnippet = (): string => ''
