import { validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { set } from '../../../../fixtures/changes'

const issuesFor = (duration: unknown, inProgress = false): string[] => {
  const site = fixtureSite()
  set('case-studies/alpha-ledger.json', '/duration', duration)(site)
  set('case-studies/alpha-ledger.json', '/inProgress', inProgress)(site)
  return validate(sourceOf(site))
    .filter(({ pointer }) => pointer.startsWith('/duration'))
    .map(({ pointer, rule, hint }) => [pointer, rule, hint].filter(Boolean).join('  '))
}

test.each([{ from: '2023-08', to: '2023-08' }, 'Aug 2023 - Feb 2024'])(
  '%j is valid',
  (duration) => {
    expect(issuesFor(duration)).toEqual([])
  },
)

test('a duration without an end requires work in progress', () => {
  expect(issuesFor({ from: '2023-08' }, true)).toEqual([])
  expect(issuesFor({ from: '2023-08' })).toEqual([
    '/duration  progress-mismatch  add "inProgress": true or the month it ended',
  ])
  expect(issuesFor({ from: '2023-08', to: '2023-09' }, true)).toEqual([
    '/duration  progress-mismatch  leave out "to"',
  ])
})

test('refuses an end before the start', () => {
  expect(issuesFor({ from: '2023-08', to: '2023-07' })).toEqual(['/duration  reversed-duration'])
  expect(issuesFor({ from: '2023-08', to: '2022-12' })).toEqual(['/duration  reversed-duration'])
})

test('refuses a month that does not exist, at its position', () => {
  expect(issuesFor({ from: '2023-13', to: '2024-02' })).toEqual([
    '/duration/from  wrong-form  The year and month, for example "2024-02".',
  ])
})
