/** Why a message did not arrive; if interrupted, it may have arrived all the same. */
export type Failure = 'offline' | 'noAnswer' | 'refused' | 'interrupted'

/** How long an answer is waited for, in milliseconds. */
export const timeout = 10_000

/** Posts a form's fields to a path of this site; gives the reason when they did not arrive. */
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
