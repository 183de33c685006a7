import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  unsentMessageKey,
  type UnsentMessage,
} from '../../../../src/features/contact/unsent-message'
import { submissionStatus } from '../../../../src/features/contact/sending/submission'
import { estimateNote, prefill } from '../../../../src/sections/booking/prefill'
import {
  answerWith,
  expectSent,
  field,
  fillIn,
  fillInAndSend,
  fillInTooLong,
  labels,
  post,
  resetForm,
  send,
  sentIds,
  show,
  textOfTooLong,
} from '../contact-form'

beforeEach(resetForm)

/** Posts that the test answers. */
function delayAnswer(): (answer: { ok: boolean }) => void {
  let answer: (result: { ok: boolean }) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (answer = done)))
  return (result) => answer(result)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const mailLink = () =>
  screen.getByRole('link', { name: labels.failed.mail }).getAttribute('href') ?? ''

test('posts the values to the path of the page, once, with a trimmed address', async () => {
  delayAnswer()
  show()
  await fillIn()
  await userEvent.type(field('email'), ' ')
  const button = send()
  await userEvent.click(button)
  // As a browser extension or the Enter key may do, without the button.
  act(() => button.closest('form')?.requestSubmit())
  expect(post).toHaveBeenCalledTimes(1)
  const [path, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect(path).toBe('/contact-us/')
  expect(body.get('email')).toBe('ada@engine.example')
})

describe('a message that failed and is too long for a link', () => {
  const failLong = async (): Promise<void> => {
    answerWith(false)
    show()
    await fillInTooLong()
    await userEvent.click(send())
    expect(await screen.findByText(labels.failed.long)).toBeInTheDocument()
    // The calendar is filled in only with what was sent.
    expect(prefill.read()).toBeNull()
  }

  test('is copied whole, and the link to the mail program is short', async () => {
    // Has a clipboard, unlike jsdom.
    const user = userEvent.setup()
    await failLong()
    expect(mailLink()).toMatch(/^mailto:[^?]+\?subject=[^&]+$/)
    await user.click(screen.getByRole('button', { name: labels.failed.copy }))
    expect(await screen.findByText(labels.failed.copied)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(textOfTooLong)
    // It is not a field of the message.
    await press(labels.failed.retry)
    expect(JSON.stringify([...(post.mock.calls[1]?.[1].body ?? [])])).not.toContain('Your email')
  })

  test('is selected if the browser does not copy', async () => {
    const user = userEvent.setup()
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new Error('denied'))
    await failLong()
    await user.click(screen.getByRole('button', { name: labels.failed.copy }))
    write.mockRestore()
    expect(await screen.findByText(labels.failed.notCopied)).toBeInTheDocument()
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: labels.failed.copyLabel,
    })
    expect(text).toHaveFocus()
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length])
  })
})

test('shows the result to a visitor who leaves and returns during the request; the next message has another id', async () => {
  const answer = delayAnswer()
  const first = show()
  await fillInAndSend()
  first.unmount()

  const second = show()
  expect(screen.getByRole('button', { name: labels.sending })).toHaveAttribute('aria-busy', 'true')
  expect(field('message')).toHaveValue('Two lines')
  await press(labels.sending)
  second.unmount()
  answer({ ok: true })
  await waitFor(() => expect(prefill.read()).not.toBeNull())

  show()
  expect(screen.getByText(labels.sent.title)).toBeInTheDocument()
  expect(post).toHaveBeenCalledTimes(1)
  await press(labels.sent.another)
  expect(field('message')).toHaveValue('')
  await fillInAndSend()
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2))
  expect(new Set(sentIds()).size).toBe(2)
})

test('warns in a document loaded before the response that the message may not be sent, and keeps the id', async () => {
  delayAnswer()
  const { unmount } = show()
  await fillInAndSend()
  // The state that another document finds in session storage.
  const { isUnanswered, id } = JSON.parse(
    window.sessionStorage.getItem(unsentMessageKey) ?? '',
  ) as UnsentMessage
  expect(isUnanswered).toBe(true)
  unmount()
  submissionStatus.write('writing')
  show()
  expect(screen.getByText(labels.failed.interruptedTitle)).toBeInTheDocument()
  await press(labels.failed.retry)
  expect(sentIds()).toEqual([id, id])
})

test('stores no unsent message without a value', () => {
  window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
  show().unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('sends the estimate that the visitor comes from, once, unless it is removed', async () => {
  answerWith(true)
  estimateNote.write('Web: 1,000 EUR')
  show()
  expect(screen.getByText('Web: 1,000 EUR')).toBeVisible()
  await fillInAndSend()
  await expectSent()
  expect(post.mock.calls[0]?.[1].body.get('estimate')).toBe('Web: 1,000 EUR')
  expect(estimateNote.read()).toBe('')

  act(() => estimateNote.write('Web: 2,000 EUR'))
  await press(labels.sent.another)
  await press(labels.estimate.remove)
  expect(screen.queryByText('Web: 2,000 EUR')).not.toBeInTheDocument()
  expect(estimateNote.read()).toBe('')
})
