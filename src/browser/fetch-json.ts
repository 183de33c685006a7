import { withPrefix } from 'gatsby'

/** The URL of the file in which Gatsby stores the result of a page's query. */
export const pageDataPath = (path: string): string => `/page-data${path}page-data.json`

/** The content of the file at `pageDataPath`. */
export interface PageData<Data> {
  result: { data: Data }
}

/**
 * Fetches a JSON file of this site; undefined if the server has no such file.
 * @throws if there is no connection
 */
export async function fetchJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(withPrefix(path))
  return response.ok ? ((await response.json()) as Content) : undefined
}
