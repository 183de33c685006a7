/** For pages and page data: a browser may keep them, and asks each time whether they have changed. */
export const changingFiles = 'public, max-age=0, must-revalidate'

/** For files whose names change with their content. In seconds: a year. */
export const immutableFiles = 'public, max-age=31536000, immutable'
