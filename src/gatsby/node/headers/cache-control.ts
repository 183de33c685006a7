/** For files whose names change with their content: cached for a year, in seconds. */
export const immutableFiles = 'public, max-age=31536000, immutable'
