import { formatIssue } from '../../../../../plugins/content/issue'
import {
  changedSource,
  type ChangeSet,
} from '../../../../../plugins/content/commands/changes/change-set'
import { planRemoval } from '../../../../../plugins/content/commands/changes/remove-page'
import { planRename } from '../../../../../plugins/content/commands/changes/rename-page'
import { isAddress, toPath } from '../../../../../plugins/content/commands/changes/typed-address'
import { parseText } from '../../../../../plugins/content/files/parse'
import { validate } from '../../../../../plugins/content/check/validate'
import {
  all,
  type Change,
  move,
  picture,
  remove,
  replaceText,
  set,
} from '../../../../fixtures/changes'
import {
  addGerman,
  addGermanSubPage,
  german,
  netz,
  oberflaeche,
} from '../../../../fixtures/languages'
import { site } from '../../../../../src/site'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'
import { smallestSite } from '../../../../fixtures/smallest'

function removed(path: string, change: Change = () => undefined) {
  const site = fixtureSite()
  change(site)
  const source = sourceOf(site)
  const plan = planRemoval(source, { path, withSubPages: true }) as ChangeSet
  const { files } = changedSource(source, plan)
  const read = (file: string): unknown =>
    parseText(file, files.find((each) => each.path === file)?.text ?? 'null').value
  return { plan, read, left: plan.remainingIssues.map(formatIssue) }
}

test('deletes the file and its pictures, and the pages under it with their pictures', () => {
  const { deleted } = removed('/case-studies/alpha-ledger/').plan
  expect(deleted[0]).toBe('case-studies/alpha-ledger.json')
  expect(deleted.slice(1).every((path) => path.startsWith('case-studies/alpha-ledger/'))).toBe(true)
  expect(removed('/industries/retail/').plan.deleted).toContain('industries/retail/loyalty.json')
})

test('removes the entries of lists that are the address or link to it, and nothing else', () => {
  const sentence = '/services/design/ is a page.'
  const { read, plan } = removed(
    '/services/design/',
    all(
      set('services/web.json', '/related', ['/services/design/?from=web#top', '/services/']),
      set('services/web.json', '/formerPaths', ['/services/design/web/']),
      set('company.json', '/story', [sentence]),
    ),
  )
  expect(read('services/web.json')).toMatchObject({
    related: ['/services/'],
    formerPaths: ['/services/design/web/'],
  })
  expect(read('company.json')).toMatchObject({ story: [sentence] })
  expect(read('home.json')).toMatchObject({ services: { cards: [{ link: '/services/web/' }] } })
  expect(plan.changes).toContainEqual(
    expect.stringMatching(/^data\/home\.json:\d+ {2}\/services\/cards\/1 {2}removed$/),
  )
})

test('reports with file and line what is left to the owner', () => {
  const { left, plan } = removed(
    '/industries/retail/',
    set('calls-to-action.json', '/inquiry/action/link', '/industries/retail/'),
  )
  expect(left).toEqual([
    expect.stringMatching(
      /^data\/calls-to-action\.json:\d+:\d+ {2}\/inquiry\/action\/link {2}dangling-link.*link to another page/,
    ),
  ])
  expect(plan.texts.has('calls-to-action.json')).toBe(false)
})

test('leaves an empty menu when its last entry is removed', () => {
  const { read, left } = removed('/industries/retail/')
  expect(read('navigation.json')).toMatchObject({ industries: [] })
  expect(left).toEqual([])
})

test('removes links to a list whose last page is deleted', () => {
  const { plan } = removed(
    '/products/till/',
    all(remove('products/slate.json'), set('navigation.json', '/main/0/link', '/products/')),
  )
  expect(plan.changes).toEqual([expect.stringContaining('/main/0  removed')])
})

test('keeps links to pages that are not deleted although their addresses are under it', () => {
  const { plan } = removed(
    '/our-company/',
    set('navigation.json', '/main/0/link', '/our-company/contract/'),
  )
  expect(plan.changes).toEqual([])
})

test('removes links to pages whose files were deleted by hand, with those under them', () => {
  const { read } = removed(
    '/services/web/',
    all(remove('services/web.json'), remove('services/web/frontend.json')),
  )
  expect(read('industries/retail/loyalty.json')).toHaveProperty('related', ['/industries/health/'])
})

test('the content is valid when what is left has been changed by hand', () => {
  expect(validate(sourceOf(smallestSite())).map(formatIssue)).toEqual([])
})

test.each([
  ['/', 'Every site needs the page /.'],
  ['/services/wbe/', 'There is no page /services/wbe/'],
  ['/services/wbe/', 'did you mean "/services/web/"?'],
  ['/industries/retail/', 'data/industries/retail/loyalty.json'],
  ['/industries/retail/', '--with-sub-pages'],
])('refuses to remove %s: %s', (path, reason) => {
  expect(planRemoval(sourceOf(fixtureSite()), { path, withSubPages: false })).toMatchObject({
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
  expect(toPath(site.kinds, typed, [{ language: 'en' }])).toBe(typed === '/' ? '/' : '/products/'),
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
    parseText(file, files.find((each) => each.path === file)?.text ?? 'null').value
  const text = files.map((file) => file.text).join('\n')
  return { plan, read, text, pictures }
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

test('a page moves with its sub-pages, and every old address redirects', () => {
  const { plan, read, text } = renamed('/industries/retail/', '/industries/shops/')
  expect(plan.moved.get('industries/retail.json')).toBe('industries/shops.json')
  expect([...plan.redirects]).toEqual([
    ['/industries/retail/', '/industries/shops/'],
    ['/industries/retail/loyalty/', '/industries/shops/loyalty/'],
  ])
  expect(read('industries/retail.json')).toBeNull()
  expect(read('industries/shops.json')).toMatchObject({ formerPaths: ['/industries/retail/'] })
  expect(read('industries/shops/loyalty.json')).toMatchObject({
    formerPaths: ['/industries/retail/loyalty/'],
  })
  expect(text.replaceAll(/"formerPaths": \[[^\]]*\]/g, '')).not.toContain('/industries/retail/')
})

test('a page moves with its pictures, to an address in other letters if the site keeps them', () => {
  const keep = set('site.json', '/slugLetters', 'keep')
  const { read, pictures, plan } = renamed('/notes/', '/te-på-norsk/', keep)
  expect(read('pages/te-på-norsk.md')).toMatchObject({
    formerPaths: ['/notes/'],
    body: expect.stringContaining('](./te-på-norsk/office.png "The office') as string,
  })
  expect(plan.changes).toContainEqual(
    expect.stringMatching(/^data\/pages\/notes\.md:\d+ {2}\/body {2}becomes "!\[The office\]/),
  )
  expect(pictures.has('pages/te-på-norsk/office.png')).toBe(true)
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

test('a custom page keeps its address under a segment that changes', () => {
  const { plan } = renamed(
    '/services/',
    '/servicios/',
    all(
      move('pages/notes.md', 'pages/services/notes.md'),
      set('navigation.json', '/main/0/link', '/services/notes/'),
    ),
  )
  expect(plan.changes.join('\n')).not.toContain('notes')
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

test('takes addresses and files of another language', () => {
  const languages = [{ language: 'en' }, { ...german, base: '/de' }]
  expect(toPath(site.kinds, 'data/de/services/web.json', languages)).toBe('/de/leistungen/web/')
  expect(toPath(site.kinds, 'de/leistungen/web', languages)).toBe('/de/leistungen/web/')
  expect(toPath(site.kinds, 'data/fr/services/web.json', languages)).toBe('/fr/services/web/')
})

test('a translation gets an address of its own, and names its original', () => {
  const { plan, read, text } = renamed('/de/leistungen/web/', '/de/leistungen/netz/', addGerman)
  expect([...plan.moved.keys()]).toEqual(['de/services/web.json'])
  expect(read('de/services/netz.json')).toMatchObject({
    translationOf: 'web',
    formerPaths: ['/de/leistungen/web/'],
  })
  expect(text.match(/"\/de\/leistungen\/web\/"/g)).toHaveLength(1)
  expect(read('services/web.json')).not.toHaveProperty('formerPaths', ['/de/leistungen/web/'])
})

test('a translation moves with its original, if it has no name of its own', () => {
  const { plan, read } = renamed('/services/web/', '/services/sites/', addGerman)
  expect(plan.redirects.get('/de/leistungen/web/')).toBe('/de/leistungen/sites/')
  expect(read('de/services/sites.json')).not.toHaveProperty('translationOf')
})

test('a translation with a name of its own names the new file of its original', () => {
  const named = all(
    addGerman,
    move('de/services/web.json', 'de/services/netz.json'),
    set('de/services/netz.json', '/translationOf', 'web'),
    replaceText('de/home.json', '/leistungen/web/', '/leistungen/netz/'),
    replaceText('de/navigation.json', '/leistungen/web/', '/leistungen/netz/'),
    replaceText('de/services/netz.json', '/leistungen/web/', '/leistungen/netz/'),
  )
  const { plan, read } = renamed('/services/web/', '/services/sites/', named)
  expect(read('de/services/netz.json')).toMatchObject({ translationOf: 'sites' })
  expect(plan.redirects.has('/de/leistungen/netz/')).toBe(false)
  expect(plan.changes).toContain('data/de/services/netz.json:1  new original')
})

test('another segment is that of its language', () => {
  const { read } = renamed('/de/leistungen/', '/de/angebot/', addGerman)
  expect(read('de/site.json')).toMatchObject({
    paths: { services: 'angebot' },
    formerPaths: [{ from: '/de/leistungen/', to: '/de/angebot/' }],
  })
  expect(read('de/home.json')).toMatchObject({
    services: { cards: [{ link: '/de/angebot/web/' }] },
  })
  expect(read('site.json')).not.toHaveProperty('paths')
})

test('the translations of a page are deleted with it, and their menu entries', () => {
  const { plan, read } = removed('/services/web/', addGerman)
  expect(plan.deleted).toContain('de/services/web.json')
  expect(read('de/navigation.json')).toMatchObject({ services: [] })
})

test('a translation is deleted without its original', () => {
  const { plan, read } = removed('/de/leistungen/web/', addGerman)
  expect(plan.deleted).toEqual(['de/services/web.json'])
  expect(read('de/home.json')).toMatchObject({ services: { cards: [] } })
  expect(plan.changes.every((change) => change.startsWith('data/de/'))).toBe(true)
})

const facts = { width: 3200, height: 2000, bytes: 1 }

/** A German picture in place of that of the original of a sub-page. */
const withGermanCover = all(addGermanSubPage, picture('de/services/web/frontend/cover.png', facts))

test('a translation with sub-pages gets an address of its own, and they move with it', () => {
  const { plan, read } = renamed(
    '/de/leistungen/netz/',
    '/de/leistungen/web-auftritt/',
    withGermanCover,
  )
  expect(Object.fromEntries(plan.moved)).toEqual({
    [netz]: 'de/services/web-auftritt.json',
    [oberflaeche]: 'de/services/web-auftritt/oberflaeche.json',
  })
  expect(read('de/services/web-auftritt.json')).toMatchObject({ translationOf: 'web' })
  expect(read('de/services/web-auftritt/oberflaeche.json')).toMatchObject({
    translationOf: 'frontend',
    formerPaths: ['/de/leistungen/netz/oberflaeche/'],
    related: ['/de/leistungen/web-auftritt/'],
  })
  expect(plan.remainingIssues).toEqual([])
})

test('pictures in place of those of the original move with these', () => {
  const { plan, read } = renamed('/services/web/', '/services/sites/', withGermanCover)
  expect(plan.moved.get('de/services/web/frontend/cover.png')).toBe(
    'de/services/sites/frontend/cover.png',
  )
  expect(plan.moved.has(oberflaeche)).toBe(false)
  expect(read(netz)).toMatchObject({ translationOf: 'sites' })
  expect(plan.remainingIssues).toEqual([])
})

test('a translated sub-page of the same name moves with its original', () => {
  const frontend = 'de/services/netz/frontend.json'
  const { plan, read } = renamed(
    '/services/web/frontend/',
    '/services/web/screens/',
    all(
      withGermanCover,
      move(oberflaeche, frontend),
      set(frontend, '/translationOf', undefined),
      set(frontend, '/picture/imgUrl', './frontend/cover.png'),
    ),
  )
  expect(plan.moved.get(frontend)).toBe('de/services/netz/screens.json')
  expect(read('de/services/netz/screens.json')).toMatchObject({
    picture: { imgUrl: './screens/cover.png' },
  })
  expect(read('de/services/netz/screens.json')).not.toHaveProperty('translationOf')
  expect(plan.remainingIssues).toEqual([])
})

test('a page is deleted with its translation, the sub-pages of that and their pictures', () => {
  expect(removed('/services/web/', withGermanCover).plan.deleted).toEqual(
    expect.arrayContaining([
      'services/web/frontend.json',
      netz,
      oberflaeche,
      'de/services/web/frontend/cover.png',
    ]),
  )
  expect(removed('/de/leistungen/netz/oberflaeche/', withGermanCover).plan.deleted).toEqual([
    oberflaeche,
    'de/services/web/frontend/cover.png',
  ])
})
