import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createSubmissionStore, type Submission } from '../../../scripts/preview/submissions'
import { createFormHandler } from '../../../scripts/form-handler/form-handler'
import { makeFolder } from '../../support/folder'

const site = 'https://www.agency.example'
const folder = makeFolder()
const keep = createSubmissionStore(folder)
const kept = (): Submission[] => {
  const file = join(folder, 'contact.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  return lines.map((line) => JSON.parse(line) as Submission)
}
let server: Server
let address = ''

beforeAll(async () => {
  server = createFormHandler({
    ...{ site, thanks: '/thank-you/', honeypot: 'website', keep },
    required: [
      ['email', 'message'],
      ['email', 'service'],
    ],
    describeMissing: (fields) => `Fill in: ${fields.join()}`,
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => {
  server.close()
})

beforeEach(() => rmSync(join(folder, 'contact.jsonl'), { force: true }))

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
  expect(kept()).toEqual([expect.objectContaining({ data: message })])
})

test('redirects a form without JavaScript to the thank-you page', async () => {
  const answer = await submit(message, { referer: `${site}/contact-us/` })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/thank-you/`])
  expect(kept()[0]).toMatchObject({ path: '/contact-us/', data: message })
})

test('stores any text as it is, also from a browser that sends no valid referrer', async () => {
  const data = { ...message, name: '<b>"A" & B</b> \u202e', message: 'a\nb </script>' }
  expect((await post(data, { ...json, referer: 'no-address' })).status).toBe(200)
  expect(kept()).toEqual([expect.objectContaining({ path: '/', data })])
})

test.each([undefined, '', '  '])('stores every message with the id %j', async (id) => {
  const data = { ...message, ...(id !== undefined && { 'submission-id': id }) }
  for (const each of [data, data]) await submit(each)
  expect(kept()).toHaveLength(2)
})

test('stores equal messages with the same id once, also at the same time and with other line ends', async () => {
  const data = { ...message, message: 'a\nb', 'submission-id': 'once' }
  await Promise.all([post(data), post(data), submit({ ...data, message: 'a\r\nb' })])
  expect((await post(data)).status).toBe(200)
  expect(kept()).toHaveLength(1)
})

test('stores a corrected message with the same id', async () => {
  for (const text of ['Helo', 'Hello'])
    await post({ ...message, message: text, 'submission-id': 'corrected' })
  expect(kept().map(({ data }) => data.message)).toEqual(['Helo', 'Hello'])
})

test('stores a message that is sent again after it could not be stored', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const data = { ...message, 'submission-id': 'retried' }
  // A folder in place of the file.
  mkdirSync(join(folder, 'contact.jsonl'))
  const statuses = (await Promise.all([post(data), post(data)])).map(({ status }) => status)
  expect(statuses).toEqual([500, 500])
  rmSync(join(folder, 'contact.jsonl'), { recursive: true })
  expect((await post(data)).status).toBe(200)
  expect(kept()).toHaveLength(1)
  jest.restoreAllMocks()
})

test('answers a message from a bot, and does not store it', async () => {
  expect((await post({ ...message, website: 'https://bot.example' })).status).toBe(200)
  expect(kept()).toEqual([])
})

test('accepts a post with the required fields of any form', async () => {
  expect((await submit({ email: 'ada@engine.example', service: 'web' })).status).toBe(303)
  expect(kept()).toHaveLength(1)
})

test('says in plain text which required fields are empty', async () => {
  const answer = await submit({ email: ' ', message: '\n' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    400,
    'text/plain; charset=utf-8',
  ])
  expect(await answer.text()).toBe('Fill in: email,message\n')
  expect(kept()).toEqual([])
})

test.each<[what: string, status: number, send: () => Promise<Response>]>([
  ['a form of another site', 403, () => post(message, { ...json, origin: 'https://x.example' })],
  ['a body that is no form', 400, () => post([])],
  ['a message without a required field', 400, () => post({ email: 'ada@engine.example' })],
  ['a body over 1 MB', 413, () => post({ ...message, message: 'a'.repeat(2_000_000) })],
  ['a page view', 405, () => fetch(address)],
])('refuses %s', async (_, status, send) => {
  expect((await send()).status).toBe(status)
  expect(kept()).toEqual([])
})

test('answers the preflight request for JSON', async () => {
  const answer = await fetch(address, { method: 'OPTIONS', headers: { origin: site } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type')
})
