import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createSubmissionStore, type Submission } from '../../../scripts/form-handler/submissions'
import { makeFolder } from '../../support/folder'

let file = ''
let keep: ReturnType<typeof createSubmissionStore>

beforeEach(() => {
  const folder = makeFolder()
  file = join(folder, 'contact.jsonl')
  keep = createSubmissionStore(folder)
})

const submission = (data: Record<string, string>): Submission => ({
  form: 'contact',
  received: '2027-03-03T06:00:00.000Z',
  path: '/contact-us/',
  data,
})
const send = (data: Record<string, string>) => keep(submission(data))
const kept = (): Submission['data'][] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as Submission).data)
    : []

const message = { email: 'ada@engine.example', message: 'a\nb' }

test('stores a submission as a line of JSON, and returns the file', async () => {
  expect(await send(message)).toBe(file)
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(submission(message))}\n`)
})

test.each<Record<string, string>>([{}, { 'submission-id': '' }, { 'submission-id': '  ' }])(
  'stores every message with %j, which is no id',
  async (id) => {
    for (const each of [message, message]) await send({ ...each, ...id })
    expect(kept()).toHaveLength(2)
  },
)

test('stores equal messages with the same id once, also at the same time and with other line ends', async () => {
  const data = { ...message, 'submission-id': 'once' }
  await Promise.all([send(data), send(data), send({ ...data, message: 'a\r\nb' })])
  await send(data)
  expect(kept()).toEqual([data])
})

test('stores a corrected message with the same id', async () => {
  for (const text of ['Helo', 'Hello']) await send({ message: text, 'submission-id': 'corrected' })
  expect(kept().map((data) => data.message)).toEqual(['Helo', 'Hello'])
})

test('stores a message that is sent again after it could not be stored', async () => {
  const data = { ...message, 'submission-id': 'retried' }
  // A folder in place of the file.
  mkdirSync(file)
  for (const each of [send(data), send(data)]) await expect(each).rejects.toThrow('EISDIR')
  rmSync(file, { recursive: true })
  await send(data)
  expect(kept()).toHaveLength(1)
})

test('stores many simultaneous messages completely; a truncated line damages no other', async () => {
  appendFileSync(file, '{"form":"contact","da')
  const messages = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(40_000))
  await Promise.all(messages.map((text) => send({ message: text })))
  const [, ...lines] = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const stored = lines.map((line) => (JSON.parse(line) as Submission).data.message ?? '')
  expect(stored.sort()).toEqual(messages.sort())
})
