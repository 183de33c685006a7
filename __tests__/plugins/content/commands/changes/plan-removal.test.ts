import {
  changedSource,
  type ChangeSet,
} from '../../../../../plugins/content/commands/changes/change-set'
import { planRemoval, toPath } from '../../../../../plugins/content/commands/changes/plan-removal'
import { formatIssue, isError, validate } from '../../../../../plugins/content/check/validate'
import { all, remove, set, write } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf, type FixtureSite } from '../../../../fixtures/content'
import { smallestSite } from '../../../../fixtures/smallest'

const plan = (path: string, site: FixtureSite = fixtureSite(), withSubPages = true) =>
  planRemoval(sourceOf(site), { path, withSubPages })

function planned(path: string, site?: FixtureSite): ChangeSet {
  const result = plan(path, site)
  if ('refused' in result) throw new Error(result.refused.join(' '))
  return result
}

const fileAfter = (result: ChangeSet, path: string, site = fixtureSite()): unknown =>
  JSON.parse(
    changedSource(sourceOf(site), result).files.find((file) => file.path === path)?.text ?? 'null',
  )

test.each([
  '/products/',
  '/products/till/',
  '/industries/',
  '/industries/retail/',
  '/case-studies/',
  '/case-studies/alpha-ledger/',
  '/contact-us/book-a-call/',
  '/contact-us/estimate/',
  '/our-company/',
  '/our-company/contract/',
  '/services/design/',
])('without %s the content is valid', (path) => {
  const { remainingIssues } = planned(path)
  expect(remainingIssues.map(formatIssue)).toEqual([])
})

test('deletes the file and its pictures, and the pages under it with their pictures', () => {
  const { deleted } = planned('/case-studies/alpha-ledger/')
  expect(deleted[0]).toBe('case-studies/alpha-ledger.json')
  expect(deleted.slice(1).every((path) => path.startsWith('case-studies/alpha-ledger/'))).toBe(true)
  expect(planned('/industries/retail/').deleted).toContain('industries/retail/loyalty.json')
})

test('asks before it deletes the pages under a page', () => {
  const result = plan('/industries/retail/', fixtureSite(), false)
  expect(result).toMatchObject({ subPages: ['industries/retail/loyalty.json'] })
})

test('removes the entry of a list, and the list if it would be too short', () => {
  const result = planned('/industries/retail/')
  expect(fileAfter(result, 'navigation.json')).not.toHaveProperty('industries')
  expect(fileAfter(result, 'services/design.json')).toMatchObject({
    related: ['/industries/health/', '/services/web/'],
  })
})

test('removes a section of the home page with its name in the list', () => {
  const home = fileAfter(planned('/case-studies/'), 'home.json') as { sections: string[] }
  expect(home).not.toHaveProperty('outcomes')
  expect(home).not.toHaveProperty('quote')
  expect(home).not.toHaveProperty('hero.secondAction')
  expect(home.sections).not.toContain('outcomes')
  expect(home.sections).not.toContain('quote')
})

test('the last service on the home page leaves the title and the banner of their section', () => {
  const home = fileAfter(planned('/services/web/'), 'home.json')
  expect(home).toMatchObject({
    services: { title: 'Label of title', cards: [] },
    sections: expect.arrayContaining(['services']) as string[],
  })
})

test('removes links to pages whose files were deleted by hand, with those under them', () => {
  const site = fixtureSite()
  all(remove('services/web.json'), remove('services/web/frontend.json'))(site)
  const industry = fileAfter(
    planned('/services/web/', site),
    'industries/retail/loyalty.json',
    site,
  )
  expect(industry).toHaveProperty('related', ['/industries/health/'])
})

test('removes what other files say about the page', () => {
  const contact = fileAfter(planned('/contact-us/book-a-call/'), 'contact.json')
  expect(contact).not.toHaveProperty('choices.call')
  expect(contact).not.toHaveProperty('form.prefill')
})

test('turns the last tag of a case study into a plain one', () => {
  const site = fixtureSite()
  set('case-studies/alpha-ledger.json', '/industries', ['/industries/health/'])(site)
  const result = planned('/industries/health/', site)
  expect(fileAfter(result, 'case-studies/alpha-ledger.json', site)).toMatchObject({
    industries: ['Health'],
  })
})

test('writes changed files in the format of data/', () => {
  const site = fixtureSite()
  const { $schema, ...rest } = site.files['navigation.json'] as Record<string, unknown>
  write('navigation.json', JSON.stringify({ ...rest, $schema }))(site)
  const { texts } = planned('/case-studies/', site)
  expect(texts.get('navigation.json')).toMatch(/^\{\n {2}"\$schema": ".*",\n {2}"main": \[\n {4}\{/)
})

test('reports with file and line what it cannot decide', () => {
  const site = fixtureSite()
  set('calls-to-action.json', '/inquiry/action/link', '/products/till/')(site)
  const { remainingIssues, texts } = planned('/products/till/', site)
  expect(remainingIssues.map(formatIssue)).toEqual([
    expect.stringMatching(
      /^data\/calls-to-action\.json:\d+:\d+ {2}\/inquiry\/action\/link {2}dangling-link.*link to another page/,
    ),
  ])
  expect(texts.has('calls-to-action.json')).toBe(false)
})

test.each([
  ['/', 'Every site needs the page /.'],
  ['/contact-us/', 'Every site needs the page /contact-us/.'],
  ['/services/', 'Every site needs the page /services/.'],
  ['/services/wbe/', 'There is no page /services/wbe/'],
])('refuses to remove %s', (path, reason) => {
  expect(plan(path)).toMatchObject({
    refused: expect.arrayContaining([expect.stringContaining(reason)]) as string[],
  })
})

test.each([
  ...['/products/', 'products', 'data/products.json', '/products', '/'],
  ...['\\products\\', 'data\\products.json', 'C:\\sites\\Git\\agency\\data\\products.json'],
  // Git Bash takes an address for a path in its own folder.
  ...['C:/Program Files/Git/products/', 'C:/msys64/products/', 'D:\\Git\\products\\'],
])('takes "%s" as an address', (typed) =>
  expect(toPath(typed, { language: 'en' })).toBe(typed === '/' ? '/' : '/products/'),
)

test('takes the file of a custom page as its address', () => {
  expect(toPath('data/pages/legal/imprint.json', { language: 'en' })).toBe('/legal/imprint/')
})

test('the smallest site is valid', () => {
  expect(validate(sourceOf(smallestSite())).filter(isError).map(formatIssue)).toEqual([])
})
