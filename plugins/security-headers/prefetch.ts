const requests = new Map<string, Promise<void>>()

/**
 * Replaces Gatsby's prefetching, which uses `<link rel="prefetch">`: Firefox checks that against
 * `default-src`, which is 'none' here (https://github.com/w3c/webappsec-csp/issues/107). Gatsby's
 * loader itself fetches the page data immediately afterwards.
 */
export default async function prefetch(url: string): Promise<void> {
  if (url.endsWith('.json')) return
  const answer =
    requests.get(url) ??
    fetch(url, { priority: 'low' }).then(({ ok }) => {
      if (!ok) requests.delete(url)
    })
  requests.set(url, answer)
  // A failed request is repeated when the page is needed.
  await answer.catch(() => requests.delete(url))
}
