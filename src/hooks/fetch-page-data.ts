import { withPrefix } from 'gatsby'

/** What a page's query has found, as Gatsby keeps it beside the page; undefined where there is no such page. */
export async function fetchPageData<Data>(path: string): Promise<Data | undefined> {
  const page = await fetchJson<{ result: { data: Data } }>(`/page-data${path}page-data.json`)
  return page?.result.data
}

/**
 * A file of this site, parsed; undefined where there is none.
 * @throws when there is no connection
 */
export async function fetchJson<Content>(path: string): Promise<Content | undefined> {
  const response = await fetch(withPrefix(path))
  return response.ok ? ((await response.json()) as Content) : undefined
}
