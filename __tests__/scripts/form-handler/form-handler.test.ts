import { createFormHandler } from '../../../scripts/form-handler/form-handler'
import type { SubmissionStore } from '../../../scripts/form-handler/submissions'
import { listen } from '../../support/server'

const site = 'https://www.agency.example'
const keep = jest.fn<ReturnType<SubmissionStore>, Parameters<SubmissionStore>>()
let address = ''

beforeAll(async () => {
  const server = createFormHandler({
    site,
    thanks: '/thank-you/',
    honeypot: 'website',
    keep,
    required: [
      ['email', 'message'],
      ['email', 'service'],
    ],
    describeMissing: (fields) => `Fill in: ${fields.join()}`,
  })
  address = await listen(server)
})

beforeEach(() => keep.mockReset().mockResolvedValue('contact.jsonl'))

const json = { 'content-type': 'application/json', accept: 'application/json', origin: site }
const post = (fields: object, headers: Record<string, string> = json) =>
  fetch(address, { method: 'POST', headers, body: JSON.stringify(fields) })
/** As a browser posts a form without scripts. */
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site, ...headers },
    body: new URLSearchParams(fields),
  })
const message = { email: 'ada@engine.example', message: 'Hello' }

test('stores a message from the site and allows its origin to read the response', async () => {
  const answer = await post(message)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(keep.mock.calls).toEqual([[expect.objectContaining({ form: 'contact', data: message })]])
})

test('redirects a form without JavaScript to the thank-you page', async () => {
  const answer = await submit(message, { referer: `${site}/contact-us/` })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/thank-you/`])
  expect(keep.mock.calls[0]?.[0]).toMatchObject({ path: '/contact-us/', data: message })
})

test('stores any text as it is, also from a browser that sends no valid referrer', async () => {
  const data = { ...message, name: '<b>"A" & B</b> \u202e', message: 'a\nb </script>' }
  expect((await post(data, { ...json, referer: 'no-address' })).status).toBe(200)
  expect(keep.mock.calls).toEqual([[expect.objectContaining({ path: '/', data })]])
})

test('does not report success if a message could not be stored', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  keep.mockRejectedValueOnce(new Error('The disk is full.'))
  expect((await post(message)).status).toBe(500)
  log.mockRestore()
})

test('answers a message from a bot, and does not store it', async () => {
  expect((await post({ ...message, website: 'https://bot.example' })).status).toBe(200)
  expect(keep).not.toHaveBeenCalled()
})

test('accepts a post with the required fields of any form', async () => {
  expect((await submit({ email: 'ada@engine.example', service: 'web' })).status).toBe(303)
  expect(keep).toHaveBeenCalledTimes(1)
})

test('says in plain text which required fields are empty', async () => {
  const answer = await submit({ email: ' ', message: '\n' })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe('Fill in: email,message\n')
  expect(keep).not.toHaveBeenCalled()
})

test.each<[what: string, status: number, send: () => Promise<Response>]>([
  ['a form of another site', 403, () => post(message, { ...json, origin: 'https://x.example' })],
  ['a body that is no form', 400, () => post([])],
  ['a message without a required field', 400, () => post({ email: 'ada@engine.example' })],
  ['a body over 1 MB', 413, () => post({ ...message, message: 'a'.repeat(2_000_000) })],
  ['a page view', 405, () => fetch(address)],
])('refuses %s', async (_, status, send) => {
  expect((await send()).status).toBe(status)
  expect(keep).not.toHaveBeenCalled()
})

test('answers the preflight request for JSON', async () => {
  const answer = await fetch(address, { method: 'OPTIONS', headers: { origin: site } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type')
})
