/** Whether a path under data/ is that of a service, but not of a sub-page. */
export const isTopService = (path: string): boolean => /^services\/[^/]+\.json$/.test(path)
