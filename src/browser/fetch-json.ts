import { withPrefix } from 'gatsby'

/** Where Gatsby keeps the result of a page's query. */
export const pageDataPath = (path: string): string => `/page-data${path}page-data.json`

/** A page's file at `pageDataPath`. */
export interface PageData<Data> {
  result: { data: Data }
}

/**
 * A JSON file of this site; undefined if the server has no such file.
 * @throws without a connection
 */
export async function fetchJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(withPrefix(path))
  return response.ok ? ((await response.json()) as Content) : undefined
}
