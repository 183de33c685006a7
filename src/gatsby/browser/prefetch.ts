const asked = new Map<string, Promise<void>>()

/**
 * Takes the place of Gatsby's own: it uses `<link rel="prefetch">`, which Firefox judges by the
 * policy's `default-src`, and so would allow the pages less than that.
 * Page data is left to Gatsby's loader, which asks for it right afterwards anyway.
 */
export default async function prefetch(url: string): Promise<void> {
  if (url.endsWith('.json')) return
  const answer =
    asked.get(url) ??
    fetch(url, { priority: 'low' }).then(({ ok }) => {
      if (!ok) asked.delete(url)
    })
  asked.set(url, answer)
  // What did not come now is asked for again when it is needed.
  await answer.catch(() => asked.delete(url))
}
