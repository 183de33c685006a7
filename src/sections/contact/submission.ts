import { createStore } from '../../layout/store'
import { changeDraft, clearDraft } from './draft'
import { sendMessage } from './send-message'

/** The state of a message: being written, on its way, or arrived. */
export type Phase = 'writing' | 'sending' | 'sent'

/** The sender of a message that has arrived. */
export interface Sender {
  name: string
  email: string
}

// Outside of the form, so that a visitor who leaves while a message is on its way finds its result on return.
const phase = createStore<Phase>('writing')
// In memory only: nothing that was typed stays in the browser's storage after sending.
const sender = createStore<Sender | null>(null)

export const readPhase = phase.read
export const subscribeToPhase = phase.subscribe
/** The sender of the last message that arrived since the document was loaded; the calendar may be filled in with it. */
export const readSender = sender.read
export const subscribeToSender = sender.subscribe
/** Removes the sender, at the visitor's wish. */
export const forgetSender = (): void => sender.write(null)
/** Gives way to an empty form after a message has arrived. */
export const startOver = (): void => phase.write('writing')

/**
 * Posts a form's fields. If this fails, the draft has the reason.
 */
export async function submitMessage(path: string, fields: URLSearchParams): Promise<void> {
  phase.write('sending')
  changeDraft({ isUnanswered: true })
  const failure = await sendMessage(path, fields)
  if (failure) {
    changeDraft({ failure, isUnanswered: false })
    phase.write('writing')
    return
  }
  clearDraft()
  sender.write({ name: fields.get('name') ?? '', email: fields.get('email') ?? '' })
  phase.write('sent')
}
