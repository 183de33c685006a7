import { receiver } from '../../../browser/settings'

/** Why a message was not sent; if the request was interrupted, it may have been sent. */
export type Failure = 'offline' | 'noAnswer' | 'refused' | 'interrupted'

/** The timeout of the request, in ms. */
export const timeout = 10_000

/** The request that sends the fields, to a path or to the endpoint of data/contact.json. */
function requestOf(path: string, fields: URLSearchParams): [url: string, init: RequestInit] {
  if (receiver?.type !== 'endpoint') return [path, { body: fields }]
  // Form services answer with a page or a redirect unless JSON is requested.
  const accept = 'application/json'
  return receiver.encoding === 'json'
    ? [
        receiver.url,
        {
          headers: { accept, 'content-type': 'application/json' },
          body: JSON.stringify(Object.fromEntries(fields)),
        },
      ]
    : [receiver.url, { headers: { accept }, body: fields }]
}

/** Posts the fields of a form; returns the reason if it fails. */
export async function sendMessage(
  path: string,
  fields: URLSearchParams,
): Promise<Failure | undefined> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeout)
  try {
    const [url, init] = requestOf(path, fields)
    const { ok } = await fetch(url, { ...init, method: 'POST', signal: abort.signal })
    return ok ? undefined : 'refused'
  } catch {
    if (!navigator.onLine) return 'offline'
    // A request also fails when the visitor leaves the page.
    return abort.signal.aborted ? 'noAnswer' : 'interrupted'
  } finally {
    clearTimeout(timer)
  }
}
