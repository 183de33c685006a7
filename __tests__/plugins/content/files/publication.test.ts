import { fileText } from '../../../../plugins/content/files/file-text'
import {
  buildTime,
  dueTimes,
  unpublishedFiles,
  localTime,
} from '../../../../plugins/content/files/publication'
import { site } from '../../../../src/site'

const file = (path: string, content: object) => ({ path, text: fileText(path, { ...content }) })

const settings = file('site.json', { timeZone: 'Asia/Dhaka' })

/** The state of a service with these fields at noon in Dhaka on 3 March 2027. */
const stateOf = (content: object, now = new Date('2027-03-03T06:00:00Z')) =>
  unpublishedFiles(site.collections, [settings, file('services/till.json', content)], now).get(
    'services/till.json',
  )?.state

test.each([
  ['nothing', {}, undefined],
  ['"draft": false', { draft: false }, undefined],
  ['"draft": true', { draft: true }, 'draft'],
  ['a draft whose date has passed', { draft: true, publishAt: '2020-01-01' }, 'draft'],
  ['publishAt today', { publishAt: '2027-03-03' }, undefined],
  ['publishAt this minute', { publishAt: '2027-03-03T12:00' }, undefined],
  ['publishAt in a minute', { publishAt: '2027-03-03T12:01' }, 'scheduled'],
  ['publishAt tomorrow', { publishAt: '2027-03-04' }, 'scheduled'],
  ['unpublishAt tomorrow', { unpublishAt: '2027-03-04' }, undefined],
  ['unpublishAt today', { unpublishAt: '2027-03-03' }, 'expired'],
  ['unpublishAt in a minute', { unpublishAt: '2027-03-03T12:01' }, undefined],
  ['unpublishAt this minute', { unpublishAt: '2027-03-03T12:00' }, 'expired'],
])('with %s', (_, content, state) => {
  expect(stateOf(content)).toBe(state)
})

test('a day starts at midnight in the time zone of the site', () => {
  const tomorrow = { publishAt: '2027-03-04' }
  expect(stateOf(tomorrow, new Date('2027-03-03T17:59:00Z'))).toBe('scheduled')
  expect(stateOf(tomorrow, new Date('2027-03-03T18:00:00Z'))).toBeUndefined()
})

test('the pages under a draft are not published, those of the folder of a page are independent', () => {
  const hidden = unpublishedFiles(
    site.collections,
    [
      file('services/web.json', { draft: true }),
      file('services/web/frontend.json', {}),
      file('services/design.json', {}),
      file('pages/legal.md', { draft: true }),
      file('pages/legal/imprint.md', {}),
    ],
    new Date(),
  )
  expect([...hidden]).toEqual([
    ['services/web.json', { by: 'services/web.json', state: 'draft' }],
    ['services/web/frontend.json', { by: 'services/web.json', state: 'draft' }],
    ['pages/legal.md', { by: 'pages/legal.md', state: 'draft' }],
  ])
})

test('single pages and files that cannot be parsed count as published', () => {
  const broken = { path: 'services/till.json', text: '{ "draft": true,, }' }
  expect(
    unpublishedFiles(site.collections, [file('home.json', { draft: true }), broken], new Date())
      .size,
  ).toBe(0)
})

test('an unknown time zone is treated as UTC', () => {
  expect(localTime(new Date('2027-03-03T09:05:59Z'), 'Mars/Olympus')).toBe('2027-03-03T09:05')
})

test('BUILD_TIME sets the time of a build, and must be a time', () => {
  expect(buildTime({ BUILD_TIME: '2027-03-03T09:00:00Z' }).getTime()).toBe(
    Date.UTC(2027, 2, 3, 9, 0),
  )
  expect(() => buildTime({ BUILD_TIME: 'tomorrow' })).toThrow('BUILD_TIME is "tomorrow"')
  jest.useFakeTimers({ now: 5 })
  expect(buildTime({}).getTime()).toBe(5)
  jest.useRealTimers()
})

test('a date is due if it is after the last build and not after now', () => {
  const files = [
    settings,
    file('services/a.json', { publishAt: '2027-03-03T12:00', unpublishAt: '2027-04-01' }),
    file('services/b.json', { draft: true, publishAt: '2027-03-03' }),
  ]
  const due = (since: string, now: string) =>
    dueTimes(site.collections, files, { since: new Date(since), now: new Date(now) })
  expect(due('2027-03-03T05:59:00Z', '2027-03-03T06:00:00Z')).toEqual([
    { file: 'services/a.json', what: 'publishAt', date: '2027-03-03T12:00' },
  ])
  expect(due('2027-03-03T06:00:00Z', '2027-03-03T07:00:00Z')).toEqual([])
  expect(due('2027-03-03T05:00:00Z', '2027-05-01T00:00:00Z')).toHaveLength(2)
})
