import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import type { Submission } from '../../../scripts/preview/submissions'
import { createFormHandler } from '../../../scripts/form-handler/form-handler'

const site = 'https://www.agency.example'
const kept: Submission[] = []
let server: Server
let address = ''

beforeAll(async () => {
  server = createFormHandler({
    ...{ site, thanks: '/thank-you/', honeypot: 'website' },
    keep: (submission) => Promise.resolve(String(kept.push(submission))),
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => server.close())

beforeEach(() => kept.splice(0))

const json = { 'content-type': 'application/json', accept: 'application/json', origin: site }
const post = (fields: object, headers: Record<string, string> = json) =>
  fetch(address, { method: 'POST', headers, body: JSON.stringify(fields) })

test('stores a message from the site and allows its origin to read the response', async () => {
  const answer = await post({ name: 'Ada', message: 'Hello' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(kept).toEqual([expect.objectContaining({ data: { name: 'Ada', message: 'Hello' } })])
})

test('redirects a form without JavaScript to the thank-you page', async () => {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site, referer: `${site}/contact-us/` },
    body: new URLSearchParams({ name: 'Ada' }),
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site}/thank-you/`])
  expect(kept[0]).toMatchObject({ path: '/contact-us/', data: { name: 'Ada' } })
})

test('stores a message that arrives twice only once', async () => {
  for (const name of ['Ada', 'Ada']) await post({ name, 'submission-id': 'one' })
  expect(kept).toHaveLength(1)
})

test('answers a message from a bot, and does not store it', async () => {
  expect((await post({ name: 'Bot', website: 'https://bot.example' })).status).toBe(200)
  expect(kept).toEqual([])
})

test.each<[what: string, status: number, send: () => Promise<Response>]>([
  ['a form of another site', 403, () => post({ a: 'b' }, { ...json, origin: 'https://x.example' })],
  ['a body that is no form', 400, () => post([])],
  ['a body over 1 MB', 413, () => post({ message: 'a'.repeat(2_000_000) })],
  ['a page view', 405, () => fetch(address)],
])('refuses %s', async (_, status, send) => {
  expect((await send()).status).toBe(status)
  expect(kept).toEqual([])
})

test('answers the preflight request for JSON', async () => {
  const answer = await fetch(address, { method: 'OPTIONS', headers: { origin: site } })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type')
})
