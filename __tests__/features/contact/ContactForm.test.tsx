import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Receiver } from '../../../src/features/contact/receiver'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { submissionStatus } from '../../../src/features/contact/sending/submission'
import {
  unsentMessage,
  unsentMessageKey,
  type UnsentMessage,
} from '../../../src/features/contact/unsent-message'
import { prefill, visitorNote } from '../../../src/sections/booking/prefill'
import { contact } from '../../fixtures/single-pages'
import { mockStaticQueries } from '../../mocks/gatsby'
import { InLocale, render } from '../../support/locale'

/** The text of the form in the fixtures. */
const labels = contact.form

/** Replaces `fetch`. */
const post = jest.fn<Promise<object>, [string, { body: URLSearchParams }]>()

/** Resets everything that an earlier form has stored. */
beforeEach(() => {
  unsentMessage.clear()
  prefill.write(null)
  visitorNote.clear()
  submissionStatus.write('writing')
  window.sessionStorage.clear()
  window.localStorage.clear()
  post.mockReset()
  window.fetch = post as unknown as typeof fetch
  window.history.replaceState(null, '', '/contact-us/')
})

const show = () => render(<ContactForm />)

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`Your ${name}`) })

const send = () => screen.getByRole('button', { name: labels.submit })

/** Fills in a field at once, which takes less time than typing. */
async function fill(name: string, text: string) {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

/** Fills in all required fields, and the name. */
async function fillIn() {
  await fill('name', 'Ada')
  await fill('email', 'ada@engine.example')
  await fill('message', 'Two lines')
}

async function fillInAndSend() {
  await fillIn()
  await userEvent.click(send())
}

/** Adds more to the message than a "mailto:" link can have. */
async function fillInTooLong() {
  await fillIn()
  await fill('message', 'ব'.repeat(400))
}

/** That message as text to copy. */
const textOfTooLong = `Two lines${'ব'.repeat(400)}\n\nYour name: Ada\nYour email: ada@engine.example`

/** The response of a server. */
const response = (ok: boolean) => ({ ok, headers: new Map(), text: () => Promise.resolve('') })

/** Answers all messages. */
const answerWith = (ok: boolean) => post.mockResolvedValue(response(ok))

const expectSent = async () =>
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()

const sentIds = () => post.mock.calls.map(([, { body }]) => body.get('submission-id'))

const about = () => screen.getByRole('combobox', { name: 'Your about' })

test('has the pages of the site as subjects, in groups, and an option for other subjects', () => {
  show()
  const groups = within(about()).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Label of services',
    'Label of industries',
    'Products',
    'Our company',
  ])
  expect(within(about()).getByText('Work for an agency')).toBeInTheDocument()
  expect(within(about()).queryByText('Contract')).toBeNull()
  expect(about()).toHaveDisplayValue(labels.somethingElse)
})

test.each([
  ['/services/web/', 'Web'],
  ['/Services/Web', 'Web'],
  ['/case-studies/menus-and-orders/', 'Menus & Orders'],
  ['/our-company/contract/', 'Contract'],
  ['/nowhere/', labels.somethingElse],
  ['"><script>', labels.somethingElse],
])('?about=%s selects %s', (path, title) => {
  window.history.replaceState(null, '', `/contact-us/?about=${encodeURIComponent(path)}`)
  show()
  expect(about()).toHaveDisplayValue(title)
})

test('shows an error under a field after submitting, not before, and removes it once the value is valid', async () => {
  show()
  await userEvent.type(field('email'), 'ada@engine')
  // On blur, it would move the page under the pointer.
  await userEvent.tab()
  expect(field('email')).toHaveAttribute('aria-invalid', 'false')
  await userEvent.click(send())
  expect(field('email')).toHaveAccessibleDescription(labels.errors.emailInvalid)
  await userEvent.type(field('email'), '.example')
  expect(field('email')).toHaveAttribute('aria-invalid', 'false')
  expect(screen.queryByText(labels.errors.emailInvalid)).toBeNull()
})

test('refuses a message of spaces, and sends nothing', async () => {
  show()
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), '   ')
  await userEvent.click(send())
  expect(field('message')).toHaveAccessibleDescription(labels.errors.messageMissing)
  expect(post).not.toHaveBeenCalled()
})

test('on phones a mistake or a stored value in closed details opens them', async () => {
  const withDetails = { ...contact, form: { ...labels, details: 'More about you' } }
  mockStaticQueries({ ContactContent: { contact: withDetails } })
  const { unmount } = render(<ContactForm short />)
  const details = () => screen.getByText('More about you').closest('details')
  const phone = () => screen.getByLabelText(/^Your phone/)
  await fillIn()
  await userEvent.type(phone(), 'call me')
  for (const reveal of [
    send,
    () => screen.getByRole('link', { name: labels.errors.phoneInvalid }),
  ]) {
    details()?.removeAttribute('open')
    await userEvent.click(reveal())
    expect(details()).toHaveAttribute('open')
  }
  expect(phone()).toHaveFocus()
  unmount()
  render(<ContactForm short />)
  expect(phone()).toHaveValue('call me')
  expect(details()).toHaveAttribute('open')
})

test('browsers fill in what they know of the visitor, and never the field for bots', () => {
  const { container } = show()
  const fields = [...container.querySelectorAll('[name][autocomplete]')]
  expect(
    fields.map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]),
  ).toEqual([
    [container.querySelector('form')?.dataset.netlifyHoneypot, 'off'],
    ['name', 'name'],
    ['email', 'email'],
    ['company', 'organization'],
    ['phone', 'tel'],
  ])
})

test('says in the digits of the page how long a message can be', async () => {
  mockStaticQueries({ Locales: { siteSettings: { locale: 'bn-BD' } } })
  show()
  await fill('message', 'a'.repeat(5001))
  await userEvent.click(send())
  expect(field('message')).toHaveAccessibleDescription('At most ৫,০০০ characters.')
})

test('keeps a message that is too long and shows an error', async () => {
  show()
  await fill('message', 'a'.repeat(5001))
  await userEvent.click(send())
  expect(field('message')).toHaveValue('a'.repeat(5001))
  expect(field('message')).toHaveAccessibleDescription('At most 5,000 characters.')
})

test.each([
  ['no page', []],
  ['a page', [{ title: labels.privacyPolicy, link: '/privacy/' }]],
])('links to the privacy policy if it has %s', (_has, legal) => {
  mockStaticQueries({ Agency: { siteSettings: { legal } } })
  show()
  const links = screen.queryAllByRole('link', { name: labels.privacyPolicy })
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(legal.map(({ link }) => link))
})

/** Posts that the test answers. */
function delayAnswer(): (answer: object) => void {
  let answer: (result: object) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (answer = done)))
  return (result) => answer(result)
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('posts to the path of the page, with a normalized address', async () => {
  answerWith(true)
  show()
  await fill('email', 'Ada <ada@engine.example>')
  await fill('message', 'Two lines')
  await userEvent.click(send())
  await expectSent()
  const [path, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect(path).toBe('/contact-us/')
  expect(body.get('email')).toBe('ada@engine.example')
})

test('tells the page of a message that was sent, and not of one that failed', async () => {
  const tell = jest.fn()
  document.addEventListener('message-sent', tell)
  answerWith(false)
  show()
  await fillInAndSend()
  await screen.findByRole('alert')
  expect(tell).not.toHaveBeenCalled()
  answerWith(true)
  await userEvent.click(screen.getByRole('button', { name: labels.failed.retry }))
  await expectSent()
  expect(tell).toHaveBeenCalledTimes(1)
  document.removeEventListener('message-sent', tell)
})

test('shows only the errors after an attempt that failed for another reason', async () => {
  answerWith(false)
  show()
  await fillInAndSend()
  expect(await screen.findByText(labels.failed.title)).toBeInTheDocument()
  await userEvent.clear(field('email'))
  await press(labels.failed.retry)
  expect(field('email')).toHaveAccessibleDescription(labels.errors.emailMissing)
  expect(screen.queryByText(labels.failed.title)).toBeNull()
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

  test('is copied whole', async () => {
    // Has a clipboard, unlike jsdom.
    const user = userEvent.setup()
    await failLong()
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
  answer(response(true))
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

test.each([
  ['no booking page', { pages: ['/'] }, ''],
  ['only a link to a calendar', {}, 'link'],
])('does not keep the sender of a message on a site with %s', async (_has, agency, service) => {
  process.env.BOOKING = service
  mockStaticQueries({ Agency: { siteSettings: agency } })
  answerWith(true)
  show()
  await fillInAndSend()
  await expectSent()
  expect(prefill.read()).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
  delete process.env.BOOKING
})

describe('in a document of the back/forward cache', () => {
  const leave = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  const showAgain = () =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })

  test('is empty if its message was sent from another document, and the browser keeps none', async () => {
    show()
    await fillIn()
    leave()
    expect(field('message')).toHaveValue('')
    showAgain()
    expect(field('message')).toHaveValue('Two lines')
    leave()
    window.sessionStorage.removeItem(unsentMessageKey)
    showAgain()
    expect(field('message')).toHaveValue('')
  })

  test('is empty if the browser does not show what the other document changed in session storage', async () => {
    answerWith(true)
    const { unmount } = show()
    await fillIn()
    leave()
    const stored = window.sessionStorage.getItem(unsentMessageKey) ?? ''
    const { id } = JSON.parse(stored) as { id: string }
    window.localStorage.setItem('sent-message', id)
    showAgain()
    expect(field('message')).toHaveValue('')
    unmount()
    show()
    await fillInAndSend()
    await expectSent()
    expect(window.localStorage.getItem('sent-message')).not.toBe(id)
  })

  test('keeps the message without storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show()
    await fillIn()
    leave()
    showAgain()
    expect(field('message')).toHaveValue('Two lines')
  })

  test('keeps the subject of the address', () => {
    window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
    show()
    expect(about()).toHaveDisplayValue('Web')
    leave()
    showAgain()
    expect(about()).toHaveDisplayValue('Web')
  })
})

test('stores no unsent message without a value', () => {
  window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
  show().unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('sends the estimate that the visitor comes from, once, unless it is removed', async () => {
  answerWith(true)
  visitorNote.write('Web: 1,000\u2060 EUR')
  show()
  expect(screen.getByText('Web: 1,000\u2060 EUR')).toBeVisible()
  await fillInAndSend()
  await expectSent()
  expect(post.mock.calls[0]?.[1].body.get('estimate')).toBe('Web: 1,000 EUR')
  expect(visitorNote.read()).toBe('')

  act(() => visitorNote.write('Web: 2,000 EUR'))
  await press(labels.sent.another)
  await press(labels.estimate.remove)
  expect(screen.queryByText('Web: 2,000 EUR')).not.toBeInTheDocument()
  expect(visitorNote.read()).toBe('')
})

const showFor = (receiver?: Receiver) => {
  if (receiver) process.env.RECEIVER = JSON.stringify(receiver)
  show()
}

const opened: string[] = []
/** Records the links that are opened; jsdom cannot open any. */
const recordLink = (event: Event): void => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  opened.push(event.target.href)
}

beforeEach(() => {
  opened.splice(0)
  document.addEventListener('click', recordLink)
})
afterEach(() => {
  document.removeEventListener('click', recordLink)
  delete process.env.RECEIVER
})

const url = 'https://forms.example/f/1'
const endpoint = { type: 'endpoint', url, fields: [{ name: 'key', value: 'k1' }] } as const
const mailto = { type: 'mailto', opened: { title: 'Mail opened', text: 'Send it there.' } } as const
const mailUrl = `mailto:forms@agency.example?subject=${encodeURIComponent(labels.failed.mailSubject)}`

test.each<[string, Receiver | undefined, Record<string, string | null>, string[]]>([
  [
    'Netlify, which recognizes it by its attributes and fields',
    undefined,
    { action: '/contact-us/thank-you/', method: 'post', 'data-netlify': 'true' },
    ['form-name', 'submission-id', 'website'],
  ],
  [
    'the mail program, with its visible fields only',
    { ...mailto, address: 'forms@agency.example' },
    { action: mailUrl, enctype: 'text/plain', 'data-netlify': null },
    [],
  ],
])('without scripts the form is sent to %s', (_to, receiver, attributes, hiddenNames) => {
  showFor(receiver)
  const form = send().closest('form')
  const names = Object.keys(attributes)
  expect(Object.fromEntries(names.map((name) => [name, form?.getAttribute(name)]))).toEqual(
    attributes,
  )
  const hidden = form?.querySelectorAll<HTMLInputElement>('input[type="hidden"], input[hidden]')
  const hiddenFields = [...(hidden ?? [])].filter(({ name }) => name !== 'estimate')
  expect(hiddenFields.map(({ name }) => name)).toEqual(hiddenNames)
})

test('sends a message to an endpoint as JSON', async () => {
  answerWith(true)
  showFor({ ...endpoint, encoding: 'json' })
  await fillInAndSend()
  await expectSent()
  const [address, init] = post.mock.calls[0] ?? []
  const { body, headers } = init as unknown as { body: string; headers: Record<string, string> }
  expect(address).toBe(url)
  expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' })
  expect(JSON.parse(body)).toMatchObject({ key: 'k1', name: 'Ada', message: 'Two lines' })
})

test('with scripts a valid message opens the mail program, once for each attempt, and is kept', async () => {
  showFor(mailto)
  await userEvent.click(send())
  expect(opened).toEqual([])
  await fillInAndSend()
  const title = screen.getByText(mailto.opened.title)
  expect(title.closest('[role="status"]')).toHaveFocus()
  expect(opened.map(decodeURIComponent)).toEqual([
    expect.stringContaining('Two lines\r\n\r\nYour name: Ada'),
  ])
  await userEvent.click(send())
  expect(opened).toHaveLength(2)
  expect(post).not.toHaveBeenCalled()
})

test('says in which language the page is, on a site with several', () => {
  const languageIn = (container: HTMLElement) =>
    container.querySelector<HTMLInputElement>('input[name="language"]')?.value
  expect(languageIn(show().container)).toBeUndefined()
  const bangla = { language: 'bn', locale: 'bn-BD', name: 'বাংলা', path: '/bn/' }
  const { container } = render(
    <InLocale language="nb" defaultLanguage="nb" translations={[bangla]}>
      <ContactForm />
    </InLocale>,
  )
  expect(languageIn(container)).toBe('nb')
})
