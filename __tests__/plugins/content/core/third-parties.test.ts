import {
  analyticsTag,
  otherBooking,
  readSecuritySettings,
  serviceConstants,
} from '../../../../plugins/content/core/third-parties'
import { makeFolder } from '../../../support/folder'

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
const analytics = { provider: 'goatcounter', site: 'agency' }
const endpoint = { type: 'endpoint', url: 'https://forms.example/f/1?a=b' }

/** The calendar's own service if it is not Calendly, and each origin only for its purpose. */
test.each<[files: Record<string, object>, booking: string, origins: object]>([
  [{}, '', {}],
  [scheduling(), '', calendar],
  [scheduling('calendly'), '', calendar],
  [scheduling('cal'), 'cal', calendar],
  [scheduling('link'), 'link', {}],
  [scheduling('none'), '', {}],
  [
    { 'site.json': { analytics } },
    '',
    { scripts: ['https://gc.zgo.at'], connections: ['https://agency.goatcounter.com'] },
  ],
  [
    { 'contact.json': { receiver: endpoint } },
    '',
    { connections: ['https://forms.example'], forms: ['https://forms.example'] },
  ],
  [{ 'contact.json': { receiver: { ...endpoint, url: '/message' } } }, '', {}],
  [{ 'contact.json': { receiver: { type: 'netlify' } } }, '', {}],
  [{ 'contact.json': { receiver: { type: 'mailto' } } }, '', { forms: ['mailto:'] }],
])('with %j only its origins are allowed', (files, booking, origins) => {
  const root = makeSite(files)
  expect(readSecuritySettings(root).origins).toEqual({ ...none, ...origins })
  expect(otherBooking(root)).toBe(booking)
})

test.each([
  [{}, { RECEIVER: '', BOOKING: '', ANALYTICS: '' }],
  [
    { 'site.json': { analytics }, 'contact.json': { receiver: endpoint }, ...scheduling('cal') },
    {
      RECEIVER: JSON.stringify(endpoint),
      BOOKING: 'cal',
      ANALYTICS: expect.stringContaining('https://gc.zgo.at') as string,
    },
  ],
])('with %j the scripts have the constants %j', (files, constants) => {
  const values = Object.entries(serviceConstants(makeSite(files))).map(
    ([name, value]): [string, unknown] => [name.replace('process.env.', ''), JSON.parse(value)],
  )
  expect(Object.fromEntries(values)).toEqual(constants)
})

test('Plausible gets the domain, and Umami the id', () => {
  expect(analyticsTag({ provider: 'plausible', site: 'agency.example' })).toEqual({
    src: 'https://plausible.io/js/script.js',
    attributes: { 'data-domain': 'agency.example' },
    connections: ['https://plausible.io'],
  })
  expect(analyticsTag({ provider: 'umami', site: '0-1' })).toMatchObject({
    src: 'https://cloud.umami.is/script.js',
    attributes: { 'data-website-id': '0-1' },
  })
})

test('GoatCounter sends to the address of its site, not to that of its script', () => {
  expect(analyticsTag({ provider: 'goatcounter', site: 'agency' })).toEqual({
    src: 'https://gc.zgo.at/count.js',
    attributes: { 'data-goatcounter': 'https://agency.goatcounter.com/count' },
    connections: ['https://agency.goatcounter.com'],
  })
})

test.each(['plausible', 'goatcounter', 'umami'] as const)(
  'a self-hosted script of %s sends only to its own server',
  (provider) => {
    const script = 'https://stats.agency.example/script.js'
    expect(analyticsTag({ provider, site: 'agency', script })).toMatchObject({
      src: script,
      connections: ['https://stats.agency.example'],
    })
  },
)
