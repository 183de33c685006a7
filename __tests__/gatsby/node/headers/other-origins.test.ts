import { otherBooking, readOtherOrigins } from '../../../../src/gatsby/node/headers/other-origins'
import { makeFolder } from '../../../support/folder'

test.each<[provider: string | undefined, frames: string[], code: string]>([
  [undefined, ['https://calendar.example'], ''],
  ['calendly', ['https://calendar.example'], ''],
  ['cal', ['https://calendar.example'], 'cal'],
  ['link', [], 'link'],
  ['none', [], ''],
])('with the provider %s only the calendar in a frame is allowed', (provider, frames, code) => {
  const root = makeFolder({
    'data/site.json': '{}',
    'data/contact.json': '{}',
    'data/scheduling.json': JSON.stringify({ provider, url: 'https://calendar.example/agency' }),
  })
  expect(readOtherOrigins(root).frames).toEqual(frames)
  expect(otherBooking(root)).toBe(code)
})
