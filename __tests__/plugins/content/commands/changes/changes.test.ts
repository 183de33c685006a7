import { formatIssue } from '../../../../../plugins/content/issue'
import {
  changedSource,
  type ChangeSet,
} from '../../../../../plugins/content/commands/changes/change-set'
import {
  isAddress,
  planRemoval,
  toPath,
} from '../../../../../plugins/content/commands/changes/plan-removal'
import { planRename } from '../../../../../plugins/content/commands/changes/plan-rename'
import { all, type Change, remove, set } from '../../../../fixtures/changes'
import { site } from '../../../../../src/site'
import { fixtureSite, type FixtureSite, sourceOf } from '../../../../fixtures/content'
import { home } from '../../../../fixtures/single-pages'

const plan = (path: string, site: FixtureSite = fixtureSite()) =>
  planRemoval(sourceOf(site), { path, withSubPages: true })

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
  const site = fixtureSite()
  set('home.json', '/services/cards', home.services.cards.slice(0, 1))(site)
  expect(fileAfter(planned('/services/web/', site), 'home.json', site)).toMatchObject({
    services: { title: home.services.title, cards: [] },
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
  'https://agency.example/products/?page=2#top',
])('takes "%s" as an address', (typed) =>
  expect(toPath(site.kinds, typed, { language: 'en' })).toBe(typed === '/' ? '/' : '/products/'),
)

test.each([
  ...['/services/x/', 'services\\x', 'services/x', 'data/services/x.json', 'x.json', 'x/'],
  'https://agency.example/services/x/',
])('"%s" is no title', (typed) => {
  const source = sourceOf(fixtureSite())
  expect(isAddress(typed, source, { language: 'en' })).toBe(true)
  for (const title of ['Services', 'CI/CD', 'UI / UX', 'Services: what we do'])
    expect(isAddress(title, source, { language: 'en' })).toBe(false)
})

function renamed(path: string, to: string, change: Change = () => undefined) {
  const site = fixtureSite()
  change(site)
  const source = sourceOf(site)
  const plan = planRename(source, { path, to }) as ChangeSet
  expect(plan.remainingIssues.map(formatIssue)).toEqual([])
  const { files, pictures } = changedSource(source, plan)
  const read = (file: string): unknown =>
    JSON.parse(files.find((each) => each.path === file)?.text ?? 'null')
  const text = files.map((file) => file.text).join('\n')
  return { plan, read, text, paths: files.map((file) => file.path), pictures }
}

test('a case study keeps the redirects of its former title, and references are updated', () => {
  const { read, text } = renamed('/case-studies/alpha-ledger/', 'Omega Ledger')
  expect(read('case-studies/alpha-ledger.json')).toMatchObject({
    title: 'Omega Ledger',
    formerTitles: ['Former Alpha Ledger', 'Alpha Ledger'],
  })
  expect(text).not.toContain('"/case-studies/alpha-ledger/"')
  expect(read('home.json')).toMatchObject({ quote: '/case-studies/omega-ledger/' })
})

test('a title changes in the menus that link to the page', () => {
  const { read } = renamed('/industries/retail/', 'Shops')
  expect(read('industries/retail.json')).toMatchObject({ title: 'Shops' })
  expect(read('navigation.json')).toMatchObject({
    industries: [{ title: 'Shops', link: '/industries/retail/' }],
  })
})

test('a page moves with its pictures and sub-pages, and every old address redirects', () => {
  const { plan, read, paths, text } = renamed('/industries/retail/', '/industries/shops/')
  expect(paths).toContain('industries/shops/loyalty.json')
  expect(paths).not.toContain('industries/retail.json')
  expect(plan.moved.get('industries/retail.json')).toBe('industries/shops.json')
  expect(read('industries/shops.json')).toMatchObject({ formerPaths: ['/industries/retail/'] })
  expect(read('industries/shops/loyalty.json')).toMatchObject({
    formerPaths: ['/industries/retail/loyalty/'],
  })
  expect(read('services/design.json')).toMatchObject({ related: expect.anything() as unknown })
  expect(text.replaceAll(/"formerPaths": \[[^\]]*\]/g, '')).not.toContain('/industries/retail/')
})

test('a page moves to an address in other letters if the site keeps them', () => {
  const keep = set('site.json', '/slugLetters', 'keep')
  const { paths } = renamed('/notes/', '/te-på-norsk/', keep)
  expect(paths).toContain('pages/te-på-norsk.json')
  expect(planRename(sourceOf(fixtureSite()), { path: '/notes/', to: '/øl/' })).toHaveProperty(
    'refused',
  )
})

test('a segment of addresses changes for all pages below it, with every reference and redirects', () => {
  const { plan, read, text } = renamed('/services/', '/servicios/')
  expect(plan.moved).toEqual(new Map())
  expect(read('site.json')).toMatchObject({
    paths: { services: 'servicios' },
    formerPaths: [{ from: '/services/', to: '/servicios/' }],
  })
  expect(read('estimate.json')).toMatchObject({ services: [{ service: '/servicios/web/' }, {}] })
  expect(text.replace('"from": "/services/"', '')).not.toMatch(/["(=]\/services\//)
})

test('a segment becomes the shipped one again', () => {
  const before = all(
    set('site.json', '/paths', { 'opt-out': 'bajas', unsubscribed: 'hecho' }),
    set('site.json', '/formerPaths', [
      { from: '/opt-out/unsubscribed/', to: '/opt-out/hecho/' },
      { from: '/bajas/unsubscribed/', to: '/bajas/hecho/' },
    ]),
  )
  const { read } = renamed('/bajas/hecho/', '/bajas/unsubscribed/', before)
  expect(read('site.json')).toMatchObject({
    paths: { 'opt-out': 'bajas' },
    formerPaths: [{ from: '/opt-out/unsubscribed/' }, { from: '/bajas/hecho/' }],
  })
})

test.each([
  ['/services/', '/nuestros/servicios/', 'is not an address for this page'],
  ['/services/', '/static/', 'the build writes'],
  ['/', '/home/', 'No content file has the page /.'],
  ['/case-studies/alpha-ledger/', '/case-studies/new/', 'is derived from its title'],
  ['/services/web/', '/industries/web/', 'is not an address for this kind'],
  ['/services/web/', '/services/design/', 'The page /services/design/ already exists'],
  ['/services/web/', '/services/Web!/', 'is not an address'],
  ['/services/web/', 'Web', 'is not a new title'],
  ['/case-studies/alpha-ledger/', '?!', 'no letters or digits'],
])('refuses to rename %s to %s', (path, to, reason) => {
  expect(planRename(sourceOf(fixtureSite()), { path, to })).toMatchObject({
    refused: expect.arrayContaining([expect.stringContaining(reason)]) as string[],
  })
})
