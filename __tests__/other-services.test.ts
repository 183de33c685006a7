import { readSecuritySettings, serviceConstants } from '../src/other-services'
import { makeFolder } from './support/folder'

const makeSite = (files: Record<string, object>): string => {
  const all = Object.entries({ 'site.json': {}, 'contact.json': {}, ...files })
  return makeFolder(
    Object.fromEntries(all.map(([name, content]) => [`data/${name}`, JSON.stringify(content)])),
  )
}

const none = { frames: [], scripts: [], connections: [], forms: [] }
const calendar = { frames: ['https://calendar.example'] }
const scheduling = (provider?: string) => ({
  'scheduling.json': { provider, url: 'https://calendar.example/agency' },
})
const analytics = {
  scripts: [
    { src: '/analytics.js' },
    { src: 'https://stats.example/a.js' },
    { src: 'https://stats.example/b.js' },
  ],
  connections: ['https://count.example'],
}
const endpoint = { type: 'endpoint', url: 'https://forms.example/f/1?a=b' }

/** The calendar's own service if it is not Calendly, and each origin only for its purpose. */
test.each<[files: Record<string, object>, booking: string, origins: object]>([
  [{}, '', {}],
  [scheduling(), '', calendar],
  [scheduling('cal'), 'cal', calendar],
  [scheduling('link'), 'link', {}],
  [scheduling('none'), '', {}],
  [
    { 'site.json': { analytics } },
    '',
    { scripts: ['https://stats.example'], connections: ['https://count.example'] },
  ],
  [
    { 'contact.json': { receiver: endpoint } },
    '',
    { connections: ['https://forms.example'], forms: ['https://forms.example'] },
  ],
  [{ 'contact.json': { receiver: { ...endpoint, url: '/message' } } }, '', {}],
  [{ 'contact.json': { receiver: { type: 'mailto' } } }, '', { forms: ['mailto:'] }],
])('with %j only its origins are allowed', (files, booking, origins) => {
  const root = makeSite(files)
  expect(readSecuritySettings(root).origins).toEqual({ ...none, ...origins })
  expect(JSON.parse(serviceConstants(root)['process.env.BOOKING'] ?? '')).toBe(booking)
})

test.each([
  [{}, { RECEIVER: '', BOOKING: '', ANALYTICS: '' }],
  [
    { 'site.json': { analytics }, 'contact.json': { receiver: endpoint }, ...scheduling('cal') },
    {
      RECEIVER: JSON.stringify(endpoint),
      BOOKING: 'cal',
      ANALYTICS: JSON.stringify(analytics),
    },
  ],
])('with %j the scripts have the constants %j', (files, constants) => {
  const values = Object.entries(serviceConstants(makeSite(files))).map(
    ([name, value]): [string, unknown] => [name.replace('process.env.', ''), JSON.parse(value)],
  )
  expect(Object.fromEntries(values)).toEqual(constants)
})
