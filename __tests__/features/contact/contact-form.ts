import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { unsentMessage } from '../../../src/features/contact/unsent-message'
import { submissionStatus } from '../../../src/features/contact/sending/submission'
import { estimateNote } from '../../../src/sections/booking/estimate-note'
import { prefill } from '../../../src/sections/booking/prefill'
import { contact } from '../../fixtures/single-pages'

/** The text of the form in the fixtures. */
export const labels = contact.form

/** Replaces `fetch`. */
export const post = jest.fn<Promise<{ ok: boolean }>, [string, { body: URLSearchParams }]>()

/** Resets everything that an earlier form has stored; for `beforeEach`. */
export function resetForm(): void {
  unsentMessage.clear()
  prefill.write(null)
  estimateNote.clear()
  submissionStatus.write('writing')
  window.sessionStorage.clear()
  post.mockReset()
  window.fetch = post as unknown as typeof fetch
  window.history.replaceState(null, '', '/contact-us/')
}

export const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`Your ${name}`) })

export const send = () => screen.getByRole('button', { name: labels.submit })

/** Types into all required fields. */
export async function fillIn() {
  await userEvent.type(field('name'), 'Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
}
