import { receiver } from '../../../browser/settings'
import { createStore } from '../../../browser/store'
import { estimateNote, prefill } from '../../../sections/booking/prefill'
import { changeUnsentMessage, type Failure, unsentMessage } from '../unsent-message'

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

export type SubmissionStatus = 'writing' | 'sending' | 'sent'

// Stored outside of the form, so that a visitor who leaves during the request sees the result on
// return.
export const submissionStatus = createStore<SubmissionStatus>(() => 'writing')

/** Posts the fields of a form. If it fails, the reason is stored with the unsent message. */
export async function submitMessage(path: string, fields: URLSearchParams): Promise<void> {
  submissionStatus.write('sending')
  changeUnsentMessage({ isUnanswered: true })
  const failure = await sendMessage(path, fields)
  if (failure) {
    changeUnsentMessage({ failure, isUnanswered: false })
    submissionStatus.write('writing')
    return
  }
  unsentMessage.clear()
  estimateNote.clear()
  prefill.write({ name: fields.get('name') ?? '', email: fields.get('email') ?? '' })
  submissionStatus.write('sent')
  // For the owner's analytics, see docs/analytics.md.
  document.dispatchEvent(new Event('message-sent'))
}
