/**
 * For pages and page data: a browser may cache them, but must ask each time whether they have
 * changed.
 */
export const changingFiles = 'public, max-age=0, must-revalidate'

/** For files whose names change with their content: cached for a year, in seconds. */
export const immutableFiles = 'public, max-age=31536000, immutable'
