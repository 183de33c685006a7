/**
 * What stands in the browser in the place of parts of Gatsby that this site does not use, and that
 * would come along with every page (see src/gatsby/node/webpack/webpack-config.ts).
 */

/** Of gatsby-script, which would bring a worker for other people's scripts. */
export const Script = (): null => null

/** Of Gatsby's `Head` export: heads are written by components/Seo. */
export const headHandlerForBrowser = (): void => undefined
