import {
  changedSource,
  type ChangeSet,
} from '../../../../../plugins/content/commands/changes/change-set'
import { planRename } from '../../../../../plugins/content/commands/changes/plan-rename'
import { formatIssue } from '../../../../../plugins/content/check/validate'
import { all, set, type Change } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

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

test('a custom page moves, and its link in the footer is updated', () => {
  const { read } = renamed('/notes/', '/our-notes/')
  expect(read('pages/our-notes.json')).toMatchObject({
    formerPaths: ['/notes/'],
    place: 'footer',
    title: 'Notes',
  })
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
  ['/services/', 'Servicios', 'is not an address for this page'],
  ['/services/', '/nuestros/servicios/', 'is not an address for this page'],
  ['/services/', '/static/', 'the build writes'],
  ['/', '/home/', 'No content file has the page /.'],
  ['/services/', '/notes/', 'The page /notes/ already exists'],
  ['/services/none/', 'New', 'No content file has the page'],
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
