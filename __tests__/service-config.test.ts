import { buildSync } from 'esbuild'
import { runInNewContext } from 'node:vm'
import { readSecuritySettings, serviceConstants } from '../src/service-config'
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

/** What webpack makes of a module in src/ on a site, as far as constants matter. */
function valueOf(module: string, root: string): unknown {
  const { outputFiles } = buildSync({
    entryPoints: [`src/${module}.ts`],
    bundle: true,
    define: serviceConstants(root),
    format: 'cjs',
    write: false,
  })
  const result: { exports: Record<string, unknown> } = { exports: {} }
  runInNewContext(outputFiles[0]?.text ?? '', { module: result, exports: result.exports })
  return Object.values(result.exports)[0]
}

test.each([
  ['features/contact/receiver-setting', { 'contact.json': { receiver: endpoint } }, endpoint],
  ['browser/analytics-setting', { 'site.json': { analytics } }, analytics],
  ['sections/booking/provider-setting', scheduling('cal'), 'cal'],
])('src/%s.ts has the setting, and nothing without it', (module, files, value) => {
  expect(JSON.parse(JSON.stringify(valueOf(module, makeSite(files))))).toEqual(value)
  expect(valueOf(module, makeSite({}))).toBeFalsy()
})
