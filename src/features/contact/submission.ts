import { createStore } from '../../hooks/create-store'
import { prefill } from '../../sections/booking/prefill'
import { changeDraft, clearDraft } from './draft'
import { sendMessage } from './send-message'

/** The state of a message: being written, on its way, or arrived. */
export type SubmissionStatus = 'writing' | 'sending' | 'sent'

// Outside of the form, so that a visitor who leaves while a message is on its way finds its result on return.
const status = createStore<SubmissionStatus>('writing')

export const readStatus = status.read
export const subscribeToStatus = status.subscribe
/** Gives way to an empty form after a message has arrived. */
export const resetSubmission = (): void => status.write('writing')

/**
 * Posts a form's fields. If this fails, the draft has the reason.
 */
export async function submitMessage(path: string, fields: URLSearchParams): Promise<void> {
  status.write('sending')
  changeDraft({ isUnanswered: true })
  const failure = await sendMessage(path, fields)
  if (failure) {
    changeDraft({ failure, isUnanswered: false })
    status.write('writing')
    return
  }
  clearDraft()
  prefill.write({ name: fields.get('name') ?? '', email: fields.get('email') ?? '' })
  status.write('sent')
}
