import { validate } from '../../../plugins/content/check/run'
import { formatIssue } from '../../../plugins/content/issue'
import { all, remove, set, write, type Change } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'
import { testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'
import { article, articleTag, person } from '../../fixtures/pages'

const file = 'articles/counting.md'
const now = new Date('2026-06-14T23:30:00Z')

testWrongValues(
  file,
  [
    [
      '/author',
      'jo-do',
      'unknown-name',
      /there is no data\/people\/jo-do\.json.*did you mean "jo-doe"/,
    ],
    ['/author', 'someone', 'unknown-name', /write the name of a file in data\/people\//],
    ['/tags', ['offline', 'stok'], 'unknown-name /tags/1', /did you mean "stock"/],
    ['/about', ['/services/webb/'], 'dangling-link /about/0', /did you mean "\/services\/web\/"/],
    [
      '/about',
      ['/notes/'],
      'wrong-page /about/0',
      /a service, an industry, a case study or a product/,
    ],
    ['/date', '2025-02-31', 'wrong-form', /there is no 2025-02-31 in the calendar/],
    ['/updated', '2025-02-29', 'wrong-form', /there is no 2025-02-29 in the calendar/],
    ['/updated', '2025-03-10', 'reversed-range', /is before "date".*correct one of the two/],
    ['/updated', '2026-06-16', 'future-date', /2026-06-16 is in the future.*up to 2026-06-14/],
    ['/date', '11 March 2025', 'wrong-form'],
  ].map((row) => row as [string, unknown, string, RegExp?]),
  now,
)

testRightValues(file, [
  ['/updated', '2025-03-11'],
  ['/updated', undefined],
  ['/about', ['/case-studies/alpha-ledger/', '/products/till/']],
])

const issuesOf = (...changes: Change[]): string[] => {
  const site = fixtureSite()
  all(...changes)(site)
  return validate({ ...sourceOf(site), now }).map(formatIssue)
}

const later = { date: '2026-06-20', tags: ['stock'] }

test.each([
  ['a draft', { draft: true }],
  ['an article that is published on that day', { publishAt: '2026-06-20T09:00' }],
])('%s can have a date in the future', (_what, more) => {
  expect(
    issuesOf(
      write(file, article('counting', 'Counting', { ...later, ...more })),
      remove('articles/tags/offline.json'),
    ),
  ).toEqual([])
})

test('days begin in the time zone of the site', () => {
  const tomorrow = set(file, '/updated', '2026-06-15')
  expect(issuesOf(tomorrow)).toHaveLength(1)
  expect(issuesOf(tomorrow, set('site.json', '/timeZone', 'Asia/Dhaka'))).toEqual([])
})

test('with another mistake in site.json, no day is in the future that has begun somewhere', () => {
  const mistake = all(
    set('site.json', '/timeZone', 'Pacific/Auckland'),
    set('site.json', '/email', 'a'),
  )
  expect(issuesOf(set(file, '/updated', '2026-06-15'), mistake)).toEqual([
    expect.stringMatching(/site\.json.*email/),
  ])
})

test('an article that is published before its date is reported', () => {
  const early = article('counting', 'Counting', { ...later, publishAt: '2026-06-18' })
  expect(issuesOf(write(file, early), remove('articles/tags/offline.json'))).toEqual([
    expect.stringMatching(/\/date {2}future-date {2}2026-06-20 is in the future.*up to 2026-06-18/),
  ])
})

test('a tag that no article has is a warning', () => {
  expect(issuesOf(write('articles/tags/price.json', articleTag('Price')))).toEqual([
    expect.stringMatching(/tags\/price\.json.*warning {2}unused-tag {2}no article has this tag/),
  ])
})

testMistakes([
  [
    'an author who is not published',
    write('people/jo-doe.json', person('jo-doe', 'Jo Doe', { draft: true })),
    'unpublished-link /author',
    /names "jo-doe", but data\/people\/jo-doe\.json is a draft/,
  ],
])

test('an article that cannot be read hides no other mistake and causes none', () => {
  const issues = issuesOf(write(file, 'No facts'), set('articles/plain.md', '/tags', ['stock']))
  expect(issues).toEqual([expect.stringMatching(/^data\/articles\/counting\.md:1:1 .* syntax /)])
})
