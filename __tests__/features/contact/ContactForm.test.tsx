import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler as RenderProfiler } from 'react'
import { renderToString } from 'react-dom/server'
import { refusedAttribute } from '../../../src/browser/hydration-triggers'
import {
  changeDraft,
  clearDraft,
  draftKey,
  type MessageDraft,
} from '../../../src/features/contact/draft'
import { ContactForm } from '../../../src/features/contact/ContactForm'
import { resetSubmission } from '../../../src/features/contact/submission'
import { prefill } from '../../../src/sections/booking/prefill'
import { contact } from '../../fixtures/single-pages'
import { siteAnswers } from '../../fixtures/static-queries'
import { mockStaticQueries } from '../../mocks/gatsby'

const labels = contact.form

const post = jest.fn<Promise<{ ok: boolean }>, [string, { body: URLSearchParams }]>()

beforeEach(() => {
  mockStaticQueries(siteAnswers())
  clearDraft()
  prefill.write(null)
  resetSubmission()
  window.sessionStorage.clear()
  post.mockReset()
  window.fetch = post as unknown as typeof fetch
  window.history.replaceState(null, '', '/contact-us/')
})

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`Your ${name}`) })
const about = () => screen.getByRole('combobox', { name: 'Your about' })
const send = () => screen.getByRole('button', { name: labels.submit })

async function fillIn() {
  await userEvent.type(field('name'), 'Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
}

test('has the pages of the site as subjects, in groups, and another option', () => {
  render(<ContactForm />)
  const groups = within(about()).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Label of services',
    'Label of industries',
    'Products',
  ])
  expect(about()).toHaveDisplayValue(labels.somethingElse)
})

test.each([
  ['/services/web/', 'Web'],
  ['/services/web/frontend/', 'Frontend'],
  ['/nowhere/', labels.somethingElse],
  ['"><script>', labels.somethingElse],
])('?about=%s selects %s', (path, title) => {
  window.history.replaceState(null, '', `/contact-us/?about=${encodeURIComponent(path)}`)
  render(<ContactForm />)
  expect(about()).toHaveDisplayValue(title)
})

describe('asked about a case study', () => {
  const answer = (result: Promise<unknown>) => {
    window.history.replaceState(null, '', '/contact-us/?about=/case-studies/menus-and-orders/')
    const fetched = jest.fn(() => result)
    window.fetch = fetched as unknown as typeof fetch
    render(<ContactForm />)
    expect(about()).toHaveDisplayValue('Menus and orders')
    return fetched
  }

  test('has a title derived from its path until its own has loaded', async () => {
    const page = { result: { data: { caseStudy: { title: 'Menus & Orders' } } } }
    const fetched = answer(Promise.resolve({ ok: true, json: () => Promise.resolve(page) }))
    await waitFor(() => expect(about()).toHaveDisplayValue('Menus & Orders'))
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
    expect(fetched).toHaveBeenCalledWith('/page-data/case-studies/menus-and-orders/page-data.json')
  })

  test('stays selected without a connection', async () => {
    const fetched = answer(Promise.reject(new TypeError('offline')))
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
  })

  test('is not an option if its page does not exist', async () => {
    answer(Promise.resolve({ ok: false }))
    await waitFor(() => expect(about()).toHaveDisplayValue(labels.somethingElse))
  })
})

test('shows no error when a field loses the focus, which would move the page under the pointer', async () => {
  render(<ContactForm />)
  await userEvent.type(field('email'), 'ada@engine')
  await userEvent.tab()
  expect(field('email')).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText(labels.errors.emailInvalid)).toBeNull()
})

test('shows an error under a field after submitting and removes it once the value is valid', async () => {
  render(<ContactForm />)
  await userEvent.type(field('email'), 'ada@engine')
  await userEvent.click(send())
  expect(field('email')).toHaveAccessibleDescription(labels.errors.emailInvalid)
  await userEvent.type(field('email'), '.example')
  expect(field('email')).not.toHaveAttribute('aria-invalid')
  expect(screen.queryByText(labels.errors.emailInvalid)).toBeNull()
})

test('lists errors in the order of the fields', async () => {
  render(<ContactForm />)
  const listed = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => link.textContent)
  await userEvent.click(field('message'))
  await userEvent.click(send())
  await userEvent.click(field('name'))
  await userEvent.tab()
  const { nameMissing, emailMissing, messageMissing } = labels.errors
  expect(listed()).toEqual([nameMissing, emailMissing, messageMissing])
})

test.each([
  ['ünï@example.com', '٠١٢٣٤٥ ext. 7'],
  [' ada@engine.example ', '555–0123 x 45'],
])('%j and %j are accepted', async (email, phone) => {
  post.mockResolvedValue({ ok: true })
  render(<ContactForm />)
  await fillIn()
  await userEvent.clear(field('email'))
  await userEvent.type(field('email'), email)
  await userEvent.type(field('phone'), phone)
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  const [, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect([body.get('email'), body.get('phone')]).toEqual([email.trim(), phone])
})

test('lists missing values with links to their fields and sends nothing', async () => {
  render(<ContactForm />)
  await userEvent.type(field('message'), '   ')
  await userEvent.click(send())
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    labels.errors.nameMissing,
    labels.errors.emailMissing,
    labels.errors.messageMissing,
  ])
  await userEvent.click(within(summary).getByRole('link', { name: labels.errors.emailMissing }))
  expect(field('email')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

test('keeps a message that is too long and shows an error', async () => {
  render(<ContactForm />)
  await fillIn()
  await userEvent.clear(field('message'))
  await userEvent.click(field('message'))
  await userEvent.paste('a'.repeat(5001))
  await userEvent.click(send())
  expect(field('message')).toHaveValue('a'.repeat(5001))
  expect(field('message')).toHaveAccessibleDescription('At most 5000 characters.')
})

/** Posts that are answered when the test says so. */
function delayAnswer(): (answer: { ok: boolean }) => void {
  let answer: (result: { ok: boolean }) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (answer = done)))
  return (result) => answer(result)
}

test('posts to the path of the page, once, with an id', async () => {
  let arrive: (answer: { ok: boolean }) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (arrive = done)))
  render(<ContactForm />)
  await fillIn()
  const button = send()
  await userEvent.dblClick(button)
  await userEvent.click(button)
  // As a browser extension or the Enter key may do, without the button.
  act(() => button.closest('form')?.requestSubmit())
  expect(post).toHaveBeenCalledTimes(1)
  const [path, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect(path).toBe('/contact-us/')
  expect(body.get('submission-id')).toMatch(/^[0-9a-f]{32}$/)
  expect(Object.fromEntries(body)).toMatchObject({
    ...{ 'form-name': 'contact', website: '', name: 'Ada', email: 'ada@engine.example' },
    ...{ about: '', message: 'Two lines' },
  })
  arrive({ ok: true })
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
  // Nothing moves under the pointer before the answer comes.
  expect(screen.getByText(labels.failed.title)).toBeInTheDocument()
  expect(screen.getByRole('alert')).not.toHaveFocus()
  answer({ ok: false })
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  const ids = post.mock.calls.map(([, { body }]) => body.get('submission-id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
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
  // What another document finds in the session.
  const { isUnanswered, id } = JSON.parse(
    window.sessionStorage.getItem(draftKey) ?? '',
  ) as MessageDraft
  expect(isUnanswered).toBe(true)
  expect(id).toBe(post.mock.calls[0]?.[1].body.get('submission-id'))
  unmount()
  resetSubmission()
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
  expect(window.sessionStorage.getItem(draftKey)).toContain('Two lines')
  render(<ContactForm />)
  expect(field('message')).toHaveValue('Two lines')
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(/Ada|ada@|Two lines/)
  expect(prefill.read()).toEqual({ name: 'Ada', email: 'ada@engine.example' })
})

test('neither renders nor writes to storage on a key press', async () => {
  const onRender = jest.fn()
  render(
    <RenderProfiler id="form" onRender={onRender}>
      <ContactForm />
    </RenderProfiler>,
  )
  await userEvent.click(field('message'))
  await userEvent.paste('a'.repeat(100_000))
  onRender.mockClear()
  const write = jest.spyOn(Storage.prototype, 'setItem')
  await userEvent.keyboard('bc')
  expect(field('message')).toHaveValue(`${'a'.repeat(100_000)}bc`)
  expect(onRender).not.toHaveBeenCalled()
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('stores no draft without a value', () => {
  window.history.replaceState(null, '', '/contact-us/?about=/services/web/')
  render(<ContactForm />).unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

/** The form as the server renders it, before React takes it over. */
function renderOnServer(): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<ContactForm />)
  document.body.append(container)
  return container
}

test('keeps the values and the id from before hydration', async () => {
  post.mockResolvedValue({ ok: true })
  const container = renderOnServer()
  const id = container.querySelector('[name="submission-id"]')
  expect(id).not.toHaveAttribute('value')
  id?.setAttribute('value', 'given-by-the-loader')
  await userEvent.type(field('name'), 'Ada')
  // Kept from an earlier page of the visit.
  changeDraft({ values: { name: 'Grace', company: 'Navy' } })
  const { unmount } = render(<ContactForm />, { container, hydrate: true })
  expect(screen.getByRole('textbox', { name: /Your company/ })).toHaveValue('Navy')
  expect(field('name')).toHaveValue('Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
  await userEvent.click(send())
  await waitFor(() => expect(post).toHaveBeenCalled())
  expect(post.mock.calls[0]?.[1].body.get('submission-id')).toBe('given-by-the-loader')
  expect(post.mock.calls[0]?.[1].body.get('name')).toBe('Ada')
  unmount()
  container.remove()
})

test('shows the summary after submitting invalid values before hydration', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = renderOnServer()
  container.querySelector('form')?.setAttribute(refusedAttribute, '')
  const { unmount } = render(<ContactForm />, { container, hydrate: true })
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert')).toHaveTextContent(labels.errors.nameMissing)
  expect(container.querySelector('form')).not.toHaveAttribute(refusedAttribute)
  unmount()
  container.remove()
  error.mockRestore()
})

test('links to the privacy policy if it has a page', () => {
  const { unmount } = render(<ContactForm />)
  expect(screen.queryByRole('link', { name: labels.privacyPolicy })).toBeNull()
  unmount()
  const answers = siteAnswers()
  const { siteSettings } = answers.SiteSettings as { siteSettings: object }
  const legal = [{ title: labels.privacyPolicy, link: '/privacy/' }]
  mockStaticQueries({ ...answers, SiteSettings: { siteSettings: { ...siteSettings, legal } } })
  render(<ContactForm />)
  expect(screen.getByRole('link', { name: labels.privacyPolicy })).toHaveAttribute(
    'href',
    '/privacy/',
  )
})
