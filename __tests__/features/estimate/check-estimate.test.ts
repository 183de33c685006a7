import { formatIssue, mergeIssues } from '../../../plugins/content/issue'
import { all, drop, set } from '../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes, testWrongValues } from '../../fixtures/issues'

const file = 'services/web.json'
const service = '/services/1/service'
const firstPart = '/questions/0/choices/1/days/0/part'

testWrongValues('estimate.json', [
  ['/parts/1/key', 'make', 'repeated-name unknown-name'],
  ['/services/0/questions/0', '__proto__', 'unknown-name'],
  [firstPart, 'makes', 'unknown-name', /did you mean "make"\?/],
  [service, '/services/web/', 'repeated-name no-price'],
  // The first choice is the most work.
  ['/questions/0/choices/0/days', [{ part: 'make', days: 20 }], 'estimate /questions/0/choices/1'],
  ['/currency', 'USD', 'estimate', /are in EUR/],
  [
    '/dayRate',
    300,
    'other-price /typical/smallest/price',
    /is 1,350, but the estimate begins at 4,050 .*"usual" becomes 4500 to 9000/,
  ],
])

testWrongValues(file, [
  ['/typical/smallest/price', 1, 'other-price', /begins at 1,350 .*write 1350/],
  [
    '/typical/usual/price',
    { from: 100, to: 3000 },
    'other-price',
    /is 100 to 3,000, but the estimate goes from 1,350 to .*write 1350 to 3000/,
  ],
  ['/typical/monthly', true, 'other-price /typical', /write "monthly": false/],
  ['/typical/usual/weeks/to', 900, 'other-price /typical/usual/weeks', /write 4 to 7/],
])

testMistakes([
  [
    'an estimate that the contact form would not send',
    drop('contact.json', '/form/estimate'),
    'missing-key /form',
    /neither shows nor sends the estimate of data\/estimate\.json .*"title" and "remove"/,
  ],
  [
    'a missing link to the calendar',
    drop('estimate.json', '/labels/talk'),
    'missing-key /labels',
    /"talk" is missing .*data\/scheduling\.json/,
  ],
  [
    'a service without an estimate and a price',
    (site) => void (site.files['estimate.json'] as { services: unknown[] }).services.pop(),
    'no-price /services',
    /\/services\/design\/ has no estimate/,
  ],
])

testAccepted([
  [
    'an estimate without a link to a calendar on a site without one',
    all(set('scheduling.json', '/provider', 'none'), drop('estimate.json', '/labels/talk')),
  ],
])

test('prices after a change of the estimate are one issue', () => {
  const change = all(
    set('estimate.json', '/dayRate', 300),
    set('estimate.json', '/services/0/waitWeeks', 5),
  )
  const issues = mergeIssues(issuesOf(change))
  expect(issues.map(({ rule }) => rule)).toEqual(['other-price'])
  expect(issues.map(formatIssue).join('\n')).toMatch(/content:check -- --fix/)
})
