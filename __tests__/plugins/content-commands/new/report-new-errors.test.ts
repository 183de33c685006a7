import { reportNewErrors } from '../../../../plugins/content-commands/new/report-new-errors'
import { type Change, set } from '../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../fixtures/content'

const sourceWith = (...changes: readonly Change[]) => {
  const site = fixtureSite()
  for (const change of changes) change(site)
  return sourceOf(site)
}

const noTitle = set('services/web.json', '/title', 1)
const badMail = set('site.json', '/email', 1)

afterEach(() => jest.restoreAllMocks())

test.each<[what: string, before: Change[], after: Change[], status: number, printed: RegExp]>([
  ['has errors that were not there', [], [noTitle], 1, /services\/web\.json/],
  ['leaves the errors that were there', [badMail], [badMail], 0, /^$/],
  ['has one beside those that were there', [badMail], [badMail, noTitle], 1, /services\/web\.json/],
  ['has none', [], [], 0, /^$/],
])(
  'a command that %s fails for new errors alone, and prints them',
  (_, before, after, status, printed) => {
    const log = jest.spyOn(console, 'log').mockImplementation()
    expect(reportNewErrors(sourceWith(...before), sourceWith(...after))).toBe(status)
    const lines = log.mock.calls.flat().join('\n')
    expect(lines).toMatch(printed)
    expect(lines).not.toContain('site.json')
  },
)
