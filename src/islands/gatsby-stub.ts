/**
 * What the modules of an island get in place of `gatsby` (plugins/late-scripts): none of them can use
 * a query, whose results only the server has.
 */

/** Inserted by Gatsby. */
declare const __PATH_PREFIX__: string

/** A path of the site with the prefix of the place where it is published. */
export const withPrefix = (path: string): string => __PATH_PREFIX__ + path
