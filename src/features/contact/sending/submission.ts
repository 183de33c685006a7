import { receiver } from '../receiver-setting'
import { createStore } from '../../../browser/store'
import { prefill, visitorNote } from '../../../sections/booking/prefill'
import { changeUnsentMessage, clearSentMessage, type Failure } from '../unsent-message'

/**
 * The size up to which a request goes on when the visitor leaves the page, in bytes: browsers allow
 * 64 KiB for all such requests of a page.
 */
const maxKeptSize = 60_000

/** The timeout of the request, in ms. */
export const timeout = 10_000

/** The request that sends the fields, to a path or to the endpoint of data/contact.json. */
function requestOf(
  path: string,
  fields: URLSearchParams,
): [url: string, init: RequestInit & { body: string | URLSearchParams }] {
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

/**
 * Whether a form service says in a successful response that it has not accepted the message. Its
 * names for that differ; HTML, although JSON was requested, is another page than that of a service.
 */
async function isRejection(response: Response): Promise<boolean> {
  if (response.headers.get('content-type')?.includes('html')) return true
  const text = await response.text()
  try {
    const { success, ok, error, errors } = Object(JSON.parse(text)) as Record<string, unknown>
    return (
      [success, ok].some((flag) => String(flag) === 'false') ||
      [error, errors].some((report) => report && !['[]', '{}'].includes(JSON.stringify(report)))
    )
  } catch {
    // Empty, or a word such as "OK".
    return false
  }
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
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      signal: abort.signal,
      keepalive: new Blob([String(init.body)]).size <= maxKeptSize,
    })
    // Netlify Forms answers with the page itself.
    const isRejected = receiver?.type === 'endpoint' && (await isRejection(response))
    return isRejected || !response.ok ? 'refused' : undefined
  } catch {
    if (!navigator.onLine) return 'offline'
    // A request also fails when the visitor leaves the page.
    return abort.signal.aborted ? 'noAnswer' : 'interrupted'
  } finally {
    clearTimeout(timer)
  }
}

export type SubmissionStatus = 'writing' | 'sending' | 'sent'

// Outside of the form, which is removed when the message is sent. A visitor who leaves during the
// request reads on the next page with the form that the message may have been sent
// (`isUnanswered`).
export const submissionStatus = createStore<SubmissionStatus>(() => 'writing')

/**
 * Posts the fields of a form. If it fails, the reason is stored with the unsent message.
 * @param keepsSender whether the site has a calendar that the sender can be filled in to
 */
export async function submitMessage(
  path: string,
  fields: URLSearchParams,
  keepsSender: boolean,
): Promise<void> {
  submissionStatus.write('sending')
  changeUnsentMessage({ isUnanswered: true })
  const failure = await sendMessage(path, fields)
  if (failure) {
    changeUnsentMessage({ failure, isUnanswered: false })
    submissionStatus.write('writing')
    return
  }
  clearSentMessage()
  visitorNote.clear()
  if (keepsSender)
    prefill.write({ name: fields.get('name') ?? '', email: fields.get('email') ?? '' })
  submissionStatus.write('sent')
  // For the owner's analytics, see docs/publishing.md.
  document.dispatchEvent(new Event('message-sent'))
}
