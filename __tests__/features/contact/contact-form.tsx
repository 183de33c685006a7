import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { unsentMessage } from '../../../src/features/contact/unsent-message'
import { submissionStatus } from '../../../src/features/contact/sending/submission'
import { estimateNote, prefill } from '../../../src/sections/booking/prefill'
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

export const show = () => render(<ContactForm />)

export const field = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`Your ${name}`) })

export const send = () => screen.getByRole('button', { name: labels.submit })

/** Types into all required fields. */
export async function fillIn() {
  await userEvent.type(field('name'), 'Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
}

export async function fillInAndSend() {
  await fillIn()
  await userEvent.click(send())
}

/** Adds more to the message than a "mailto:" link can have. */
export async function fillInTooLong() {
  await fillIn()
  await userEvent.click(field('message'))
  await userEvent.paste('ব'.repeat(400))
}

/** That message as text to copy. */
export const textOfTooLong = `Two lines${'ব'.repeat(400)}\n\nYour name: Ada\nYour email: ada@engine.example`

/** Answers all messages. */
export const answerWith = (ok: boolean) => post.mockResolvedValue({ ok })

export const expectSent = async () =>
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()

export const sentIds = () => post.mock.calls.map(([, { body }]) => body.get('submission-id'))
