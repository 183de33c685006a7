import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clearDraft } from '../../../src/sections/contact/draft'
import { ContactForm } from '../../../src/sections/contact/ContactForm'
import { contact } from '../../fixtures/single-pages'
import { siteAnswers } from '../../fixtures/static-queries'
import { answerQueries } from '../../mocks/gatsby'

const words = contact.form

const post = jest.fn<Promise<{ ok: boolean }>, [string, { body: URLSearchParams }]>()

beforeEach(() => {
  answerQueries(siteAnswers())
  clearDraft()
  post.mockReset()
  window.fetch = post as unknown as typeof fetch
  window.history.replaceState(null, '', '/contact-us/')
})

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`Your ${name}`) })
const about = () => screen.getByRole('combobox', { name: 'Your about' })
const send = () => screen.getByRole('button', { name: words.submit })

async function fillIn() {
  await userEvent.type(field('name'), 'Ada')
  await userEvent.type(field('email'), 'ada@engine.example')
  await userEvent.type(field('message'), 'Two lines')
}

test('offers the site to choose from, in groups, and something else', () => {
  render(<ContactForm />)
  const groups = within(about()).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('label'))).toEqual([
    'Words for services',
    'Words for industries',
    'Products',
  ])
  expect(about()).toHaveDisplayValue(words.somethingElse)
})

test.each([
  ['/services/web/', 'Web'],
  ['/services/web/frontend/', 'Frontend'],
  ['/nowhere/', words.somethingElse],
  ['"><script>', words.somethingElse],
])('?about=%s chooses %s', (path, title) => {
  window.history.replaceState(null, '', `/contact-us/?about=${encodeURIComponent(path)}`)
  render(<ContactForm />)
  expect(about()).toHaveDisplayValue(title)
})

describe('asked about a case study', () => {
  const answer = (result: Promise<unknown>) => {
    window.history.replaceState(null, '', '/contact-us/?about=/case-studies/menus-and-orders/')
    window.fetch = jest.fn(() => result) as unknown as typeof fetch
    render(<ContactForm />)
    expect(about()).toHaveDisplayValue('Menus and orders')
  }

  test('goes by its path until its page has told the title', async () => {
    const page = { result: { data: { caseStudy: { title: 'Menus & Orders' } } } }
    answer(Promise.resolve({ ok: true, json: async () => page }))
    await waitFor(() => expect(about()).toHaveDisplayValue('Menus & Orders'))
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
    expect(window.fetch).toHaveBeenCalledWith(
      '/page-data/case-studies/menus-and-orders/page-data.json',
    )
  })

  test('without a connection it stays chosen', async () => {
    answer(Promise.reject(new TypeError('offline')))
    await waitFor(() => expect(window.fetch).toHaveBeenCalled())
    expect(about()).toHaveValue('/case-studies/menus-and-orders/')
  })

  test('one that does not exist is not offered', async () => {
    answer(Promise.resolve({ ok: false }))
    await waitFor(() => expect(about()).toHaveDisplayValue(words.somethingElse))
  })
})

test('a field is checked when it is left, and its message goes when it is right', async () => {
  render(<ContactForm />)
  await userEvent.type(field('email'), 'ada@engine')
  expect(screen.queryByText(words.problems.emailForm)).toBeNull()
  await userEvent.tab()
  expect(field('email')).toHaveAccessibleDescription(words.problems.emailForm)
  await userEvent.type(field('email'), '.example')
  expect(field('email')).toBeValid()
  expect(screen.queryByText(words.problems.emailForm)).toBeNull()
})

test('what is missing is listed, with a way to each field, and nothing is sent', async () => {
  render(<ContactForm />)
  await userEvent.type(field('message'), '   ')
  await userEvent.click(send())
  const summary = screen.getByRole('alert')
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    words.problems.name,
    words.problems.email,
    words.problems.message,
  ])
  await userEvent.click(within(summary).getByRole('link', { name: words.problems.email }))
  expect(field('email')).toHaveFocus()
  expect(post).not.toHaveBeenCalled()
})

test('a message that is too long is kept whole and told', async () => {
  render(<ContactForm />)
  await fillIn()
  await userEvent.clear(field('message'))
  await userEvent.click(field('message'))
  await userEvent.paste('a'.repeat(5001))
  await userEvent.click(send())
  expect(field('message')).toHaveValue('a'.repeat(5001))
  expect(field('message')).toHaveAccessibleDescription('At most 5000 characters.')
})

test('goes to its own page, once, with an id', async () => {
  let arrive: (answer: { ok: boolean }) => void = () => undefined
  post.mockReturnValue(new Promise((done) => (arrive = done)))
  render(<ContactForm />)
  await fillIn()
  const button = send()
  await userEvent.dblClick(button)
  await userEvent.click(button)
  expect(post).toHaveBeenCalledTimes(1)
  const [path, { body }] = post.mock.calls[0] ?? ['', { body: new URLSearchParams() }]
  expect(path).toBe('/contact-us/')
  expect(body.get('submission-id')).toMatch(/^[0-9a-f]{32}$/)
  expect(Object.fromEntries(body)).toMatchObject({
    ...{ 'form-name': 'contact', website: '', name: 'Ada', email: 'ada@engine.example' },
    ...{ about: '', message: 'Two lines' },
  })
  arrive({ ok: true })
  expect(await screen.findByText(words.sent.title)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveFocus()
})

test('a failure keeps everything, also for a form that is opened later, and the id', async () => {
  post.mockResolvedValue({ ok: false })
  const { unmount } = render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(words.failed.title)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveFocus()
  unmount()

  render(<ContactForm />)
  expect(field('message')).toHaveValue('Two lines')
  const mail = screen.getByRole('link', { name: words.failed.mail }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain('Two lines\r\n\r\nYour name: Ada')
  await userEvent.click(screen.getByRole('button', { name: words.failed.retry }))
  const ids = post.mock.calls.map(([, { body }]) => body.get('submission-id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('links to the privacy policy once it has a page', () => {
  const { unmount } = render(<ContactForm />)
  expect(screen.queryByRole('link', { name: words.privacyPolicy })).toBeNull()
  unmount()
  const answers = siteAnswers()
  const { agency } = answers['Agency'] as { agency: object }
  const legal = [{ title: words.privacyPolicy, link: '/privacy/' }]
  answerQueries({ ...answers, Agency: { agency: { ...agency, legal } } })
  render(<ContactForm />)
  expect(screen.getByRole('link', { name: words.privacyPolicy })).toHaveAttribute(
    'href',
    '/privacy/',
  )
})
