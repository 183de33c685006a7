import { analytics } from '../../../browser/settings'
import { createStore } from '../../../browser/store'
import { estimateNote, prefill } from '../../../sections/booking/prefill'
import { changeUnsentMessage, unsentMessage } from '../unsent-message'
import { sendMessage } from './send-message'

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
  if (analytics)
    void import('../../../browser/analytics').then(({ countEvent }) => countEvent('message-sent'))
}
