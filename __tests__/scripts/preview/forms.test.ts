import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postLimit } from '../../../scripts/form-handler/read-form'
import type { Submission } from '../../../scripts/form-handler/submissions'
import { servePreview } from '../../../scripts/preview/server'
import { makeFolder } from '../../support/folder'
import { listen } from '../../support/server'

const form = (fields: string) =>
  `<form name="contact" data-netlify="true" data-netlify-honeypot="website">
    <input type="hidden" name="form-name" value="contact"><input name="website">${fields}</form>`

let folder: string
let origin = ''

beforeAll(async () => {
  folder = makeFolder({
    _redirects: '',
    _headers: '',
    'index.html': form('<input name="email">'),
    'contact/index.html': form('<input name="email"><textarea name="message"></textarea>'),
    'plain/index.html': '<form name="plain"><input name="email"></form>',
    'thanks/index.html': 'Thank you',
  })
  const { server } = await servePreview(folder, 0, join(folder, 'kept'))
  origin = await listen(server)
})

beforeEach(() => rmSync(join(folder, 'kept'), { recursive: true, force: true }))

const post = (body: BodyInit, { path = '/contact/', headers = {} } = {}) =>
  fetch(origin + path, {
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

test('stores the fields of the form in a post, and responds with a redirect to its page', async () => {
  const texts = { email: 'ä@b.example', message: 'a & b\r\n"c"' }
  const answer = await post(fields({ ...texts, other: 'x', __proto__: 'y' }))
  expect(lastKept()).toEqual({
    form: 'contact',
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    path: '/contact/',
    data: texts,
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/'])
})

test('accepts any page as the address, and multipart forms', async () => {
  const body = new FormData()
  fields({ email: 'c@d.example' }).forEach((value, name) => body.set(name, value))
  body.set('message', new Blob(['a file']), 'a.txt')
  const answer = await post(body, { path: '/thanks/' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thanks/'])
  expect(lastKept()).toMatchObject({ path: '/thanks/', data: { email: 'c@d.example' } })
})

test('answers a post that fills in the honeypot alike, and drops it', async () => {
  const answer = await post(fields({ email: 'a@spam.example', website: 'https://spam.example' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact/'])
  expect(lines()).toHaveLength(0)
})

const broken = { 'content-type': 'multipart/form-data; boundary=x' }
const json = { 'content-type': 'application/json' }
const named = (name: string) => new URLSearchParams({ 'form-name': name })

test.each<[what: string, body: BodyInit, options: object, status: number, says: string]>([
  ['an unknown name', named('order'), {}, 404, '"order"'],
  ['a form that is not for Netlify', named('plain'), { path: '/plain/' }, 404, '"plain"'],
  ['no name', new URLSearchParams({ email: 'a' }), {}, 404, '""'],
  ['an unknown address', fields({ email: 'a' }), { path: '/nowhere/' }, 404, 'Not Found'],
  ['a broken form', 'nonsense', { headers: broken }, 400, 'not a valid form'],
  ['what is no form', '{}', { headers: json }, 400, 'not a valid form'],
])('refuses %s', async (_what, body, options, status, says) => {
  const answer = await post(body, options)
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(says)])
  expect(lines()).toHaveLength(0)
})

test('refuses a post over 1 MB, and accepts one just under it', async () => {
  const answer = await post(fields({ message: 'a'.repeat(postLimit) }))
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain(String(postLimit))
  const size = fields({ message: '' }).toString().length
  expect((await post(fields({ message: 'a'.repeat(postLimit - size) }))).status).toBe(303)
  expect(lines()).toHaveLength(1)
})

test('does not report success if a post cannot be written to disk', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  // A folder in place of the file.
  mkdirSync(file(), { recursive: true })
  expect((await post(fields({ email: 'a@b.example' }))).status).toBe(500)
  log.mockRestore()
})
