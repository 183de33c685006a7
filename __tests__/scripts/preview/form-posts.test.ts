import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { postLimit } from '../../../scripts/preview/form-posts'
import { servePreview } from '../../../scripts/preview/server'
import type { Submission } from '../../../scripts/preview/submissions'
import { makeFolder } from '../../support/folder'

const form = (fields: string) =>
  `<form name="contact" data-netlify="true" data-netlify-honeypot="website">
    <input type="hidden" name="form-name" value="contact"><input name="website">${fields}</form>`

const bookingForm =
  '<form name="booking" data-netlify="true"><input name="day" required><input name="place"></form>'

let folder: string
let server: Server
const reported: string[] = []

beforeAll(async () => {
  folder = makeFolder({
    _redirects: '',
    _headers: '',
    'index.html': form('<input name="email">'),
    'contact/index.html': form(
      '<input name="email"><input name="submission-id"><textarea name="message"></textarea>',
    ),
    'plain/index.html': '<form name="plain"><input name="email"></form>',
    'thanks/index.html': 'Thank you',
    'booking/index.html': bookingForm,
  })
  const submissions = join(folder, 'kept')
  const onSubmission = (name: string, file: string) => reported.push(`${name} ${file}`)
  ;({ server } = await servePreview(folder, { port: 0, submissions, onSubmission }))
})

afterAll(async () => {
  await new Promise((done) => server.close(done))
})

const post = (body: BodyInit, { path = '/contact/', headers = {} } = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })

const fields = (entries: Record<string, string>) =>
  new URLSearchParams({ 'form-name': 'contact', website: '', ...entries })

const file = () => join(folder, 'kept', 'contact.jsonl')
const lines = (): string[] =>
  existsSync(file()) ? readFileSync(file(), 'utf8').split('\n').slice(0, -1) : []
const lastKept = () => JSON.parse(lines().at(-1) ?? '') as Submission

test('responds after a post was written to disk, with a redirect to a page', async () => {
  const answer = await post(fields({ email: 'ä@b.example', message: 'a & b\r\n"c"' }))
  expect(lastKept()).toEqual({
    form: 'contact',
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    path: '/contact/',
    data: { email: 'ä@b.example', message: 'a & b\r\n"c"' },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/'])
  expect(reported.at(-1)).toBe(`contact ${file()}`)
})

test('flushes a post to disk before it responds', async () => {
  await post(fields({ email: 'a@b.example' }))
  const handle = await open(file())
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync')
  await handle.close()
  let finish: () => void = () => undefined
  const isAsked = new Promise<void>((asked) =>
    sync.mockImplementation(
      () =>
        new Promise((done) => {
          finish = done
          asked()
        }),
    ),
  )
  const events: string[] = []
  const answer = post(fields({ email: 'c@d.example' })).then(() => events.push('answered'))
  await isAsked
  events.push('flushed')
  finish()
  await answer
  expect(events).toEqual(['flushed', 'answered'])
  sync.mockRestore()
})

test('accepts any page as the address, and multipart forms', async () => {
  const body = new FormData()
  fields({ email: 'c@d.example' }).forEach((value, name) => body.set(name, value))
  body.set('message', new Blob(['a file']), 'a.txt')
  const answer = await post(body, { path: '/thanks/' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/'])
  expect(lastKept()).toMatchObject({ path: '/thanks/', data: { email: 'c@d.example' } })
})

test('refuses a post without a required field, in a sentence', async () => {
  const answer = await post(new URLSearchParams({ 'form-name': 'booking', day: ' ', place: 'x' }))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe('These fields must not be empty: day.\n')
  expect(existsSync(join(folder, 'kept', 'booking.jsonl'))).toBe(false)
})

test('stores a post that arrives twice once', async () => {
  const before = lines().length
  const body = { email: 'a@b.example', 'submission-id': 'twice' }
  for (const each of [body, body]) expect((await post(fields(each))).status).toBe(303)
  expect(lines()).toHaveLength(before + 1)
})

test('stores only fields of the form', async () => {
  await post(fields({ email: 'e@f.example', other: 'x', __proto__: 'y' }))
  expect(lastKept().data).toEqual({ email: 'e@f.example' })
})

test('answers a post that fills in the honeypot alike, and drops it', async () => {
  const before = lines().length
  const answer = await post(fields({ email: 'a@spam.example', website: 'https://spam.example' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/'])
  expect(lines()).toHaveLength(before)
})

test.each([
  ['an unknown name', '/contact/', new URLSearchParams({ 'form-name': 'order' }), '"order"'],
  ['a form that is not for Netlify', '/plain/', new URLSearchParams({ 'form-name': 'plain' }), ''],
  ['no name', '/contact/', new URLSearchParams({ email: 'a' }), '"contact"'],
  ['an unknown address', '/nowhere/', fields({ email: 'a' }), '/nowhere/'],
])('%s is refused', async (_name, path, body, says) => {
  const before = lines().length
  const answer = await post(body, { path })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(says)
  expect(lines()).toHaveLength(before)
})

test('refuses a post over 1 MB, and accepts one just under it', async () => {
  const before = lines().length
  const answer = await post(fields({ message: 'a'.repeat(postLimit) }))
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain(String(postLimit))
  expect(lines()).toHaveLength(before)
  const size = fields({ message: '' }).toString().length
  expect((await post(fields({ message: 'a'.repeat(postLimit - size) }))).status).toBe(303)
  expect(lines()).toHaveLength(before + 1)
})

test('refuses a body that is not a form', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await post('nonsense', { headers })).status).toBe(400)
  expect((await post('{}', { headers: { 'content-type': 'application/json' } })).status).toBe(405)
})

test('stores many simultaneous posts completely; a truncated line damages no other', async () => {
  const before = lines().length
  appendFileSync(file(), '{"form":"contact","da')
  const messages = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(40_000))
  await Promise.all(messages.map((message) => post(fields({ message }))))
  const kept = lines()
    .slice(before + 1)
    .map((line) => (JSON.parse(line) as Submission).data.message)
  expect(kept.sort()).toEqual(messages.sort())
})

test('does not report success if a post cannot be written to disk', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // A file in place of the folder.
  const full = await servePreview(folder, { port: 0, submissions: join(folder, 'index.html') })
  const { port } = full.server.address() as AddressInfo
  const body = fields({ email: 'a@b.example' })
  const answer = await fetch(`http://localhost:${port}/contact/`, { method: 'POST', body })
  expect(answer.status).toBe(500)
  await new Promise((done) => full.server.close(done))
  jest.restoreAllMocks()
})
