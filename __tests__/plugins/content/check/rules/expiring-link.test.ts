import { issuesOf, testMistakes } from '../../../../fixtures/issues'
import { now, until } from '../../../../fixtures/publication'

testMistakes(
  [
    [
      'a link to what will be taken back',
      until('case-studies/alpha-ledger.json'),
      'expiring-link /proof/0/caseStudy',
      /warning .*not published from 2027-04-01T00:00 on/,
    ],
  ],
  now,
)

test('accepts links of pages that end together', () => {
  const files = issuesOf(until('services/web.json', 'industries/retail.json'), now).map(
    ({ file }) => file,
  )
  expect(files).not.toContain('data/industries/retail.json')
})
