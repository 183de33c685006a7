/** Why a message did not arrive. */
export type Failure = 'offline' | 'noAnswer' | 'refused'

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
    return navigator.onLine ? 'noAnswer' : 'offline'
  } finally {
    clearTimeout(timer)
  }
}
