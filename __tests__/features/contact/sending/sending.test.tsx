import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactForm } from '../../../../src/features/contact/ContactForm'
import {
  unsentMessageKey,
  type UnsentMessage,
} from '../../../../src/features/contact/unsent-message'
import { submissionStatus } from '../../../../src/features/contact/sending/submission'
import { estimateNote } from '../../../../src/sections/booking/estimate-note'
import { prefill } from '../../../../src/sections/booking/prefill'
import { field, fillIn, labels, post, resetForm, send } from '../contact-form'

beforeEach(resetForm)

/** Posts that the test answers. */
function delayAnswer(): (answer: { ok: boolean }) => void {
  let answer: (result: { ok: boolean }) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (answer = done)))
  return (result) => answer(result)
}

test('posts trimmed values to the path of the page, once, with an id', async () => {
  const answer = delayAnswer()
  render(<ContactForm />)
  await fillIn()
  await userEvent.type(field('email'), ' ')
  const button = send()
  await userEvent.dblClick(button)
  await userEvent.click(button)
  // As a browser extension or the Enter key may do, without the button.
  act(() => button.closest('form')?.requestSubmit())
  expect(post).toHaveBeenCalledTimes(1)
  const [path, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect(path).toBe('/contact-us/')
  expect(body.get('submission-id')).toMatch(/^\d+(?:-\d+){3}$/)
  expect(Object.fromEntries(body)).toMatchObject({
    ...{ 'form-name': 'contact', website: '', name: 'Ada', email: 'ada@engine.example' },
    ...{ about: '', message: 'Two lines' },
  })
  answer({ ok: true })
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveFocus()
})

test('keeps all values and the id when the request fails, also for a form rendered later', async () => {
  post.mockResolvedValue({ ok: false })
  const { unmount } = render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(labels.failed.title)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveFocus()
  unmount()

  render(<ContactForm />)
  expect(field('message')).toHaveValue('Two lines')
  const mail = screen.getByRole('link', { name: labels.failed.mail }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain('Two lines\r\n\r\nYour name: Ada')
  const answer = delayAnswer()
  await userEvent.click(screen.getByRole('button', { name: labels.failed.retry }))
  // Nothing moves under the pointer before the response arrives.
  expect(screen.getByText(labels.failed.title)).toBeInTheDocument()
  expect(screen.getByRole('alert')).not.toHaveFocus()
  answer({ ok: false })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  const ids = post.mock.calls.map(([, { body }]) => body.get('submission-id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

describe('a message that failed and is too long for a link', () => {
  const failLong = async (): Promise<void> => {
    post.mockResolvedValue({ ok: false })
    render(<ContactForm />)
    await fillIn()
    await userEvent.click(field('message'))
    await userEvent.paste('ব'.repeat(400))
    await userEvent.click(send())
    expect(await screen.findByText(labels.failed.long)).toBeInTheDocument()
  }
  const text = () => screen.getByRole('textbox', { name: labels.failed.copyLabel })
  const copyButton = () => screen.getByRole('button', { name: labels.failed.copy })

  test('is copied whole, and the link to the mail program is short', async () => {
    // Has a clipboard, unlike jsdom.
    const user = userEvent.setup()
    await failLong()
    const mail = screen.getByRole('link', { name: labels.failed.mail }).getAttribute('href') ?? ''
    expect(mail).toMatch(/^mailto:[^?]+\?subject=[^&]+$/)
    await user.click(copyButton())
    expect(await screen.findByText(labels.failed.copied)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      `Two lines${'ব'.repeat(400)}\n\nYour name: Ada\nYour email: ada@engine.example`,
    )
    // It is not a field of the message.
    await userEvent.click(screen.getByRole('button', { name: labels.failed.retry }))
    expect(JSON.stringify([...(post.mock.calls[1]?.[1].body ?? [])])).not.toContain('Your email')
  })

  test('is selected if the browser does not copy', async () => {
    const user = userEvent.setup()
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new Error('denied'))
    await failLong()
    await user.click(copyButton())
    write.mockRestore()
    expect(await screen.findByText(labels.failed.notCopied)).toBeInTheDocument()
    expect(text()).toHaveFocus()
    const { selectionStart, selectionEnd, value } = text() as HTMLTextAreaElement
    expect([selectionStart, selectionEnd]).toEqual([0, value.length])
  })
})

test('shows the result to a visitor who leaves and returns during the request', async () => {
  const answer = delayAnswer()
  const first = render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  first.unmount()

  const second = render(<ContactForm />)
  expect(screen.getByRole('button', { name: labels.sending })).toHaveAttribute('aria-busy', 'true')
  expect(field('message')).toHaveValue('Two lines')
  await userEvent.click(screen.getByRole('button', { name: labels.sending }))
  second.unmount()
  answer({ ok: true })
  await waitFor(() => expect(prefill.read()).not.toBeNull())

  render(<ContactForm />)
  expect(screen.getByText(labels.sent.title)).toBeInTheDocument()
  expect(post).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: labels.sent.another }))
  expect(field('message')).toHaveValue('')
})

test('is empty with a new id after its result was shown', async () => {
  post.mockResolvedValue({ ok: true })
  const { unmount } = render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  unmount()
  render(<ContactForm />)
  expect(field('message')).toHaveValue('')
  await fillIn()
  await userEvent.click(send())
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  const ids = post.mock.calls.map(([, { body }]) => body.get('submission-id'))
  expect(new Set(ids).size).toBe(2)
})

test('warns in a document loaded before the response that the message may not be sent, and keeps the id', async () => {
  delayAnswer()
  const { unmount } = render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  // The state that another document finds in session storage.
  const { isUnanswered, id } = JSON.parse(
    window.sessionStorage.getItem(unsentMessageKey) ?? '',
  ) as UnsentMessage
  expect(isUnanswered).toBe(true)
  expect(id).toBe(post.mock.calls[0]?.[1].body.get('submission-id'))
  unmount()
  submissionStatus.write('writing')
  render(<ContactForm />)
  expect(screen.getByText(labels.failed.interruptedTitle)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: labels.failed.retry }))
  expect(post.mock.calls[1]?.[1].body.get('submission-id')).toBe(id)
})

test('stores the values when the page is left and removes them after sending', async () => {
  post.mockResolvedValue({ ok: true })
  const { unmount } = render(<ContactForm />)
  await fillIn()
  unmount()
  expect(prefill.read()).toBeNull()
  expect(window.sessionStorage.getItem(unsentMessageKey)).toContain('Two lines')
  render(<ContactForm />)
  expect(field('message')).toHaveValue('Two lines')
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(/Ada|ada@|Two lines/)
  expect(prefill.read()).toEqual({ name: 'Ada', email: 'ada@engine.example' })
})

test('stores no unsent message without a value', () => {
  window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
  render(<ContactForm />).unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('sends the estimate that the visitor comes from, once, unless it is removed', async () => {
  post.mockResolvedValue({ ok: true })
  estimateNote.write('Web: 1,000 EUR')
  render(<ContactForm />)
  expect(screen.getByText('Web: 1,000 EUR')).toBeVisible()
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  expect(post.mock.calls[0]?.[1].body.get('estimate')).toBe('Web: 1,000 EUR')
  expect(estimateNote.read()).toBe('')

  act(() => estimateNote.write('Web: 2,000 EUR'))
  await userEvent.click(screen.getByRole('button', { name: labels.sent.another }))
  await userEvent.click(screen.getByRole('button', { name: labels.estimate.remove }))
  expect(screen.queryByText('Web: 2,000 EUR')).not.toBeInTheDocument()
  expect(estimateNote.read()).toBe('')
})
