import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { otherBooking, readOtherOrigins } from '../../../../src/gatsby/node/headers/other-origins'

const root = mkdtempSync(join(tmpdir(), 'origins-'))
const write = (file: string, content: object): void =>
  writeFileSync(join(root, 'data', file), JSON.stringify(content))

beforeAll(() => {
  mkdirSync(join(root, 'data'))
  write('site.json', {})
  write('contact.json', {})
})

afterAll(() => rmSync(root, { recursive: true }))

test.each<[provider: string | undefined, frames: string[], code: string]>([
  [undefined, ['https://calendar.example'], ''],
  ['calendly', ['https://calendar.example'], ''],
  ['cal', ['https://calendar.example'], 'cal'],
  ['link', [], 'link'],
  ['none', [], ''],
])('with the provider %s only the calendar in a frame is allowed', (provider, frames, code) => {
  write('scheduling.json', { provider, url: 'https://calendar.example/agency/30min' })
  expect(readOtherOrigins(root).frames).toEqual(frames)
  expect(otherBooking(root)).toBe(code)
})
