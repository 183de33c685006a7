import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Receiver } from '../../../../plugins/content/core/form-receiver'
import { ContactForm } from '../../../../src/features/contact/ContactForm'
import { field, fillIn, labels, post, resetForm, send } from '../contact-form'

const receive = (receiver: Receiver): void => {
  process.env.RECEIVER = JSON.stringify(receiver)
}

const opened: string[] = []
/** Records the links that are opened; jsdom cannot open any. */
const recordLink = (event: Event): void => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  opened.push(event.target.href)
}

beforeEach(() => {
  resetForm()
  opened.splice(0)
  document.addEventListener('click', recordLink)
})
afterEach(() => {
  document.removeEventListener('click', recordLink)
  delete process.env.RECEIVER
})

const url = 'https://forms.example/f/1'
const endpoint = { type: 'endpoint', url, fields: [{ name: 'key', value: 'k1' }] } as const
const form = () => send().closest('form')
const hiddenNames = () =>
  [...(form()?.querySelectorAll<HTMLInputElement>('input[type="hidden"], input[hidden]') ?? [])]
    .map(({ name }) => name)
    .filter((name) => name !== 'estimate')

test('Netlify recognizes the form by its attributes and fields', () => {
  render(<ContactForm />)
  expect(form()).toHaveAttribute('data-netlify', 'true')
  expect(form()).toHaveAttribute('action', '/contact-us/thank-you/')
  expect(hiddenNames()).toEqual(['form-name', 'submission-id', 'website'])
})

test('sends the form to an endpoint without scripts, without the fields for Netlify', () => {
  receive({ ...endpoint, honeypot: '_gotcha' })
  render(<ContactForm />)
  expect(form()).toHaveAttribute('action', url)
  expect(form()).toHaveAttribute('method', 'post')
  expect(form()).not.toHaveAttribute('data-netlify')
  expect(hiddenNames()).toEqual(['key', 'submission-id', '_gotcha'])
})

test.each(['form', 'json'] as const)('sends a message to an endpoint as %s', async (encoding) => {
  receive({ ...endpoint, encoding })
  post.mockResolvedValue({ ok: true })
  render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(labels.sent.title)).toBeInTheDocument()
  const [address, init] = post.mock.calls[0] ?? []
  const { body, headers } = init as unknown as { body: unknown; headers: Record<string, string> }
  expect(address).toBe(url)
  expect(headers.accept).toBe('application/json')
  const values: unknown =
    encoding === 'json' ? JSON.parse(body as string) : Object.fromEntries(body as URLSearchParams)
  expect(values).toMatchObject({ key: 'k1', name: 'Ada', message: 'Two lines' })
  expect(headers['content-type']).toBe(encoding === 'json' ? 'application/json' : undefined)
})

test('says that the message may have been sent if the response of an endpoint cannot be read', async () => {
  receive(endpoint)
  post.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<ContactForm />)
  await fillIn()
  await userEvent.click(send())
  expect(await screen.findByText(labels.failed.interruptedTitle)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: labels.failed.mail })).toBeInTheDocument()
})

const mailto = { type: 'mailto', opened: { title: 'Mail opened', text: 'Send it there.' } } as const

test('without scripts a form for the mail program sends only its visible fields', () => {
  receive({ ...mailto, address: 'forms@agency.example' })
  render(<ContactForm />)
  expect(form()).toHaveAttribute(
    'action',
    `mailto:forms@agency.example?subject=${encodeURIComponent(labels.failed.mailSubject)}`,
  )
  expect(form()).toHaveAttribute('enctype', 'text/plain')
  expect(hiddenNames()).toEqual([])
})

test('with scripts a valid message opens the mail program, once for each attempt, and is kept', async () => {
  receive(mailto)
  render(<ContactForm />)
  await userEvent.click(send())
  expect(opened).toEqual([])
  await fillIn()
  await userEvent.click(send())
  expect(screen.getByText(mailto.opened.title)).toBeInTheDocument()
  expect(screen.getByText(mailto.opened.title).closest('[role="status"]')).toHaveFocus()
  expect(opened.map(decodeURIComponent)).toEqual([
    expect.stringContaining('Two lines\r\n\r\nYour name: Ada'),
  ])
  await userEvent.click(send())
  expect(opened).toHaveLength(2)
  expect(post).not.toHaveBeenCalled()
})

test('a message that is too long for a link opens an empty email, and can be copied', async () => {
  receive(mailto)
  render(<ContactForm />)
  await fillIn()
  await userEvent.click(field('message'))
  await userEvent.paste('ব'.repeat(400))
  await userEvent.click(send())
  expect(opened).toEqual([expect.stringMatching(/^mailto:[^?]+\?subject=[^&]+$/)])
  expect(screen.getByRole('textbox', { name: labels.failed.copyLabel })).toHaveValue(
    `Two lines${'ব'.repeat(400)}\n\nYour name: Ada\nYour email: ada@engine.example`,
  )
})
