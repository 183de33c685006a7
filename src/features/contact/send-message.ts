/** Why a message did not arrive; if interrupted, it may have arrived. */
export type Failure = 'offline' | 'noAnswer' | 'refused' | 'interrupted'

/** The timeout of the request, in ms. */
export const timeout = 10_000

/** Posts the fields of a form to a path of this site. Returns why it failed, or undefined. */
export async function sendMessage(
  path: string,
  fields: URLSearchParams,
): Promise<Failure | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const { ok } = await fetch(path, { method: 'POST', body: fields, signal: abort.signal })
    return ok ? undefined : 'refused'
  } catch {
    if (!navigator.onLine) return 'offline'
    // Browsers also fail a request when the visitor leaves the page.
    return abort.signal.aborted ? 'noAnswer' : 'interrupted'
  } finally {
    clearTimeout(timer)
  }
}
