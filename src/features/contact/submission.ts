import { createStore } from '../../browser/store'
import { prefill } from '../../sections/booking/prefill'
import { changeDraft, clearDraft } from './draft'
import { sendMessage } from './send-message'

/** The status of a message. */
export type SubmissionStatus = 'writing' | 'sending' | 'sent'

// Outside of the form, so that a visitor who leaves during the request finds the result on return.
const status = createStore<SubmissionStatus>(() => 'writing')

export const readStatus = status.read
export const subscribeToStatus = status.subscribe
/** Makes the form available again after a message was sent. */
export const resetSubmission = (): void => status.write('writing')

/** Posts the fields of a form. If it fails, the draft has the reason. */
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
