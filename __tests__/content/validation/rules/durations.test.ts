import { validate } from '../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../fixtures/content'
import { set } from '../../../fixtures/changes'

const issuesFor = (duration: unknown, inProgress = false): string[] => {
  const site = fixtureSite()
  set('case-studies/alpha-ledger.json', '/duration', duration)(site)
  set('case-studies/alpha-ledger.json', '/inProgress', inProgress)(site)
  return validate(sourceOf(site))
    .filter(({ pointer }) => pointer.startsWith('/duration'))
    .map(({ pointer, rule, hint }) => [pointer, rule, hint].filter(Boolean).join('  '))
}

test.each([{ from: '2023-08', to: '2023-08' }, 'Aug 2023 - Feb 2024'])(
  '%j is right',
  (duration) => {
    expect(issuesFor(duration)).toEqual([])
  },
)

test('months without an end belong to work in progress', () => {
  expect(issuesFor({ from: '2023-08' }, true)).toEqual([])
  expect(issuesFor({ from: '2023-08' })).toEqual([
    '/duration  progress-mismatch  add "inProgress": true or the month it ended',
  ])
  expect(issuesFor({ from: '2023-08', to: '2023-09' }, true)).toEqual([
    '/duration  progress-mismatch  leave out "to"',
  ])
})

test('the end is not before the beginning, the year neither', () => {
  expect(issuesFor({ from: '2023-08', to: '2023-07' })).toEqual(['/duration  reversed-duration'])
  expect(issuesFor({ from: '2023-08', to: '2022-12' })).toEqual(['/duration  reversed-duration'])
})

test('a month that does not exist is refused where it is', () => {
  expect(issuesFor({ from: '2023-13', to: '2024-02' })).toEqual([
    '/duration/from  wrong-form  The year and month, for example "2024-02".',
  ])
})
