import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Receiver } from '../../../../plugins/content/core/form-receiver'
import {
  answerWith,
  expectSent,
  fillInAndSend,
  fillInTooLong,
  labels,
  post,
  resetForm,
  send,
  show,
  textOfTooLong,
} from '../contact-form'

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
    'an endpoint, without the fields for Netlify',
    { ...endpoint, honeypot: '_gotcha' },
    { action: url, method: 'post', 'data-netlify': null },
    ['key', 'submission-id', '_gotcha'],
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
  const others = [...(hidden ?? [])].filter(({ name }) => name !== 'estimate')
  expect(others.map(({ name }) => name)).toEqual(hiddenNames)
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

test('a message that is too long for a link opens an empty email, and can be copied', async () => {
  showFor(mailto)
  await fillInTooLong()
  await userEvent.click(send())
  expect(opened).toEqual([expect.stringMatching(/^mailto:[^?]+\?subject=[^&]+$/)])
  expect(screen.getByRole('textbox', { name: labels.failed.copyLabel })).toHaveValue(textOfTooLong)
})
