import { validate } from '../../../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const now = new Date('2027-03-03T06:00:00Z')

/** The issues of the small site with fields added to some of its files, as "file pointer rule: message". */
function issuesWith(changes: Record<string, object>): string[] {
  const site = fixtureSite()
  for (const [path, fields] of Object.entries(changes))
    site.files[path] = { ...(site.files[path] as object), ...fields }
  return validate({ ...sourceOf(site), now }).map(
    ({ file, pointer, rule, message }) => `${file} ${pointer} ${rule}: ${message}`,
  )
}

const draft = { draft: true }

test('reports neither a draft without links to it, nor past dates', () => {
  expect(issuesWith({ 'people/kim-poe.json': draft, 'our-company/contract.json': draft })).toEqual(
    [],
  )
  expect(issuesWith({ 'services/web.json': { publishAt: '2027-03-03' } })).toEqual([])
})

test('a link of a published page to a draft is an error that names the draft', () => {
  expect(issuesWith({ 'case-studies/alpha-ledger.json': draft })).toContain(
    'data/industries/retail.json /proof/0/caseStudy unpublished-link: ' +
      'leads to /case-studies/alpha-ledger/, but data/case-studies/alpha-ledger.json is a draft',
  )
})

test('a sub-page of a draft is not published either', () => {
  expect(issuesWith({ 'services/web.json': draft })).toContain(
    'data/industries/retail/loyalty.json /related/1 unpublished-link: ' +
      'leads to /services/web/frontend/, but data/services/web.json is a draft',
  )
})

test('a tag of a draft is a warning, and menu entries are hidden without one', () => {
  const issues = issuesWith({ 'services/web.json': draft })
  expect(issues).toContainEqual(
    expect.stringMatching(
      /^data\/case-studies\/alpha-ledger\.json \/services\/0 unpublished-tag: /,
    ),
  )
  expect(issues.filter((issue) => issue.startsWith('data/navigation.json'))).toEqual([])
})

test('reports no links between drafts, or from a draft to a published page', () => {
  const issues = issuesWith({ 'industries/health.json': draft, 'industries/retail.json': draft })
  expect(issues.filter((issue) => issue.startsWith('data/industries/'))).toEqual([])
})

test('the person who reads messages must be published', () => {
  const [issue] = issuesWith({ 'people/jo-doe.json': draft })
  expect(issue).toMatch(
    /^data\/contact\.json \/contactPerson\/person unpublished-link: there is no "Jo Doe"/,
  )
})

test('names the date of a page that is published later', () => {
  expect(issuesWith({ 'case-studies/alpha-ledger.json': { publishAt: '2027-04-01' } })).toContain(
    'data/industries/retail.json /proof/0/caseStudy unpublished-link: leads to ' +
      '/case-studies/alpha-ledger/, but data/case-studies/alpha-ledger.json is not published until 2027-04-01',
  )
})

test('a link to a page that ends earlier is a warning with the date', () => {
  const issues = issuesWith({ 'case-studies/alpha-ledger.json': { unpublishAt: '2027-04-01' } })
  expect(issues).toContain(
    'data/industries/retail.json /proof/0/caseStudy expiring-link: leads to ' +
      '/case-studies/alpha-ledger/, but data/case-studies/alpha-ledger.json is not published from 2027-04-01T00:00 on',
  )
  expect(issues.filter((issue) => issue.startsWith('data/navigation.json'))).toEqual([])
})

test('a page that ends with its parent page may link to one that ends at the same time', () => {
  const issues = issuesWith({
    'services/web.json': { unpublishAt: '2027-04-01' },
    'industries/retail.json': { unpublishAt: '2027-04-01' },
  })
  expect(issues.filter((issue) => issue.startsWith('data/industries/retail'))).toEqual([])
  expect(issues).toContainEqual(
    expect.stringMatching(
      /^data\/industries\/health\.json .* expiring-link: leads to \/services\/web\//,
    ),
  )
})

test.each([
  [{ publishAt: '2027-02-30' }, 'there is no 2027-02-30 in the calendar'],
  [
    { publishAt: '2027-04-01T09:00', unpublishAt: '2027-04-01' },
    'is not after "publishAt", 2027-04-01T09:00: the entry would never be published',
  ],
])('reports %j', (dates, message) => {
  const issues = issuesWith({ 'our-company/contract.json': dates })
  expect(issues).toEqual([
    expect.stringMatching(/^data\/our-company\/contract\.json \/(?:un)?publishAt publication-date/),
  ])
  expect(issues[0]).toContain(message)
})
