import { changedSource } from '../../../../plugins/content-commands/changes/change-set'
import { planRename } from '../../../../plugins/content-commands/changes/plan-rename'
import {
  isAddress,
  missingFileNamed,
  toPath,
} from '../../../../plugins/content-commands/changes/typed-address'
import { validate } from '../../../../plugins/content/check/run'
import { parseText } from '../../../../plugins/content/files/parse'
import { formatIssue } from '../../../../plugins/content/issue'
import {
  all,
  type Change,
  move,
  picture,
  drop,
  replaceText,
  set,
  write,
} from '../../../fixtures/changes'
import { addGerman, addGermanSubPage, german, netz, oberflaeche } from '../../../fixtures/languages'
import { site } from '../../../../src/site'
import { fixtureSite, sourceOf } from '../../../fixtures/content'

test.each([
  ...['/products/', 'products', 'data/products.json', '/products', '/'],
  ...['\\products\\', 'data\\products.json', 'C:\\sites\\Git\\agency\\data\\products.json'],
  // Git Bash takes an address for a path in its own folder.
  ...['C:/Program Files/Git/products/', 'C:/msys64/products/', 'D:\\Git\\products\\'],
  'https://agency.example/products/?page=2#top',
  ...['/prod\u00aducts/', '/products\u200d/'],
])('takes "%s" as an address', (typed) =>
  expect(toPath(site.collections, typed, [{ language: 'en' }])).toBe(
    typed === '/' ? '/' : '/products/',
  ),
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

test.each([
  ['data/people/jo\u2011doe.json', '"data/people/jo-doe.json" (U+002D in place of U+2011)?'],
  ['data\\people\\jo-deo.json', '"data/people/jo-doe.json"?'],
])('%s names no file, but probably %s', (typed, hint) => {
  const paths = ['people/jo-doe.json', 'services/web.json']
  expect(missingFileNamed(typed, paths)).toEqual([
    `There is no file ${typed.replaceAll('\\', '/')}.`,
    `did you mean ${hint}`,
  ])
})

test.each(['data/people/jo-doe.json', '/people/x/', 'people'])(
  '%s names no missing file',
  (typed) => {
    expect(missingFileNamed(typed, ['people/jo-doe.json'])).toEqual([])
  },
)

function renamed(path: string, to: string, change: Change = () => undefined) {
  const site = fixtureSite()
  change(site)
  const source = sourceOf(site)
  const plan = planRename(source, { path, to })
  if ('refused' in plan) throw new Error(plan.refused.join('\n'))
  const changed = changedSource(source, plan)
  const { files, pictures } = changed
  const read = (file: string): unknown =>
    parseText(file, files.find((changed) => changed.path === file)?.text ?? 'null').value
  const text = files.map((file) => file.text).join('\n')
  return { plan, read, text, pictures, changed }
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

test.each<[what: string, change: Change]>([
  ['a draft', set('pages/notes.md', '/draft', true)],
  ['a page with a later date', set('pages/notes.md', '/publishAt', '2099-01-01')],
  ['a page of a template', set('pages/notes.md', '/promise', 'TODO: a promise to visitors')],
])('%s keeps only the former addresses that visitors know', (_what, change) => {
  const formerPaths = ['/old-notes/']
  const { plan, read } = renamed(
    '/notes/',
    '/memos/',
    all(change, set('pages/notes.md', '/formerPaths', formerPaths)),
  )
  expect(read('pages/memos.md')).toMatchObject({ formerPaths })
  expect([...plan.redirects]).toEqual([])
})

test('a case study from a template gets a file with its new title, and keeps no former title', () => {
  const file = 'case-studies/alpha-ledger.json'
  const template = all(drop(file, '/formerTitles'), set(file, '/summary/0', 'TODO: a sentence.'))
  const { plan, read, pictures } = renamed('/case-studies/alpha-ledger/', 'Omega', template)
  expect(plan.moved.get(file)).toBe('case-studies/omega.json')
  expect(read(file)).toBeNull()
  expect(read('case-studies/omega.json')).toMatchObject({ title: 'Omega' })
  expect(read('case-studies/omega.json')).not.toHaveProperty('formerTitles')
  expect(pictures.has('case-studies/omega/cover.png')).toBe(true)
  expect(read('home.json')).toMatchObject({ quote: '/case-studies/omega/' })
})

test('a title changes in the menus that link to the page', () => {
  const { read } = renamed('/industries/retail/', 'Shops')
  expect(read('industries/retail.json')).toMatchObject({ title: 'Shops' })
  expect(read('navigation.json')).toMatchObject({
    industries: [{ title: 'Shops', link: '/industries/retail/' }],
  })
})

test.each(['Re\u00adtail', 'RETAIL'])('the title "%s" of a menu is that of its page', (title) => {
  const { read } = renamed(
    '/industries/retail/',
    'Shops',
    set('navigation.json', '/industries/0/title', title),
  )
  expect(read('navigation.json')).toMatchObject({ industries: [{ title: 'Shops' }] })
})

test('another spelling in a reference to another page stays', () => {
  const { read } = renamed(
    '/services/web/',
    'Net',
    set('navigation.json', '/industries/0/title', 'RETAIL'),
  )
  expect(read('navigation.json')).toMatchObject({ industries: [{ title: 'RETAIL' }] })
})

test('a title with the same address is no former one', () => {
  const { read } = renamed('/case-studies/alpha-ledger/', 'Alpha ledger')
  expect(read('case-studies/alpha-ledger.json')).toMatchObject({
    title: 'Alpha ledger',
    formerTitles: ['Former Alpha Ledger'],
  })
})

test('a link by a complete address of the site follows its page', () => {
  const written =
    '[A](https://agency.example/industries/retail/?a=b), [C](https://other.example/industries/retail/), [D](https://AGENCY.example:443/industries/retail/)'
  const { text } = renamed('/industries/retail/', '/industries/shops/', (site) =>
    replaceText('pages/notes.md', 'Nothing', written)(site),
  )
  expect(text).toContain('[A](https://agency.example/industries/shops/?a=b)')
  expect(text).toContain('[C](https://other.example/industries/retail/)')
  expect(text).toContain('[D](https://AGENCY.example:443/industries/shops/)')
})

test('a link with references to its characters follows its page', () => {
  const { text } = renamed('/industries/retail/', '/industries/shops/', (site) =>
    replaceText('pages/notes.md', 'Nothing', '[A](/industries/ret&#97;i&#x6c;/#content)')(site),
  )
  expect(text).toContain('[A](/industries/shops/#content)')
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

test('says that a setting is needed only where it is', () => {
  const refusedFor = (to: string): string =>
    JSON.stringify(planRename(sourceOf(fixtureSite()), { path: '/notes/', to }))
  expect(refusedFor('/øl/')).toContain('slugLetters')
  expect(refusedFor('/web!/')).not.toContain('slugLetters')
})

test('links change in each spelling, and files in a folder of the same name stay', () => {
  const keep = all(
    set('site.json', '/slugLetters', 'keep'),
    move('pages/notes.md', 'pages/nötes.md'),
    set('pages/nötes.md', '/body', 'Nothing.'),
    set(
      'our-company/contract.md',
      '/body',
      '[A](/n%C3%B6tes/) [B](/no\u0308tes/) [C](/nötes/a.pdf)',
    ),
    set('home.json', '/services/all/link', '/no\u0308tes/'),
    ({ pictures, staticFiles }) => {
      pictures.delete('pages/notes/office.png')
      staticFiles.add('/nötes/a.pdf')
    },
  )
  const { read } = renamed('/nötes/', '/noter/', keep)
  expect(read('our-company/contract.md')).toMatchObject({
    body: '[A](/noter/) [B](/noter/) [C](/nötes/a.pdf)',
  })
  expect(read('home.json')).toMatchObject({ services: { all: { link: '/noter/' } } })
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
      set('pages/services/notes.md', '/body', 'A note.'),
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
  ['/services/web/', '/industries/web/', 'is not an address for this page'],
  ['/services/web/', '/services/design/', 'data/services/design.json already exists'],
  ['/services/web/', '/services/Web!/', 'is not an address'],
  ['/services/web/', '/services/Web!/', '"Web!" has other letters than a to z'],
  ['/services/web/', `/services/${'web-'.repeat(60)}web/`, 'is too long for the name of a folder'],
  ['/services/web/', 'Web', 'is not a new title'],
  ['/services/web/', '/services/web/', 'already exists'],
  ['/people/jo-doe/', '/people/kim-poe/', 'data/people/kim-poe.json already exists'],
  ['/people/jo-doe/', 'Kim Poe', 'is also the name in data/people/'],
  ['/people/jo-do/', 'Jo', 'No content file has the page /people/jo-do/'],
  ['/case-studies/alpha-ledger/', 'Beta & Menu', 'is taken by'],
  ['/case-studies/alpha-ledger/', '?!', 'no letters or digits'],
])('refuses to rename %s to %s', (path, to, reason) => {
  expect(planRename(sourceOf(fixtureSite()), { path, to })).toMatchObject({
    refused: expect.arrayContaining([expect.stringContaining(reason)]) as string[],
  })
})

test('takes addresses and files of another language', () => {
  const languages = [{ language: 'en' }, { ...german, base: '/de' }]
  expect(toPath(site.collections, 'data/de/services/web.json', languages)).toBe(
    '/de/leistungen/web/',
  )
  expect(toPath(site.collections, 'de/leistungen/web', languages)).toBe('/de/leistungen/web/')
  expect(toPath(site.collections, 'data/fr/services/web.json', languages)).toBe('/fr/services/web/')
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
  expect(plan.changes).toContainEqual(
    expect.stringMatching(
      /^data\/de\/services\/netz\.json:\d+ {2}\/translationOf {2}becomes "sites"$/,
    ),
  )
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

/** Adds the German translations of an article, its tag and its author. */
const addGermanArticle: Change = all(addGerman, (site) => {
  const files = site.files as Record<string, Record<string, unknown>>
  const linkless = { body: 'Ein Text.', about: undefined, picture: undefined }
  const germanFile = 'de/articles/zaehlen.md'
  site.files['de/articles.json'] = files['articles.json']
  site.files['de/articles/tags/stock.json'] = files['articles/tags/stock.json']
  site.files[germanFile] = { ...files['articles/counting.md'], ...linkless, tags: ['stock'] }
  site.files[germanFile] = { ...files[germanFile], author: undefined, translationOf: 'counting' }
  site.files['de/people/jo-doe.json'] = { ...files['people/jo-doe.json'], caseStudy: undefined }
  drop('de/people/jo-doe.json', '/name')(site)
  set('de/contact.json', '/contactPerson', { person: 'Jo Doe', message: 'Liest.', call: 'Ruft.' })(
    site,
  )
})

test('a tag moves in all languages, and articles name it so', () => {
  const { plan, read } = renamed('/articles/tags/stock/', '/articles/tags/goods/', addGermanArticle)
  expect([...plan.moved.values()]).toEqual([
    'articles/tags/goods.json',
    'de/articles/tags/goods.json',
  ])
  expect(plan.redirects.get('/de/articles/tags/stock/')).toBe('/de/articles/tags/goods/')
  expect(read('articles/counting.md')).toHaveProperty('tags', ['goods', 'offline'])
  expect(read('de/articles/zaehlen.md')).toHaveProperty('tags', ['goods'])
})

test('the file of a person moves with the portrait, and articles name the author so', () => {
  const { plan, read, pictures } = renamed('/people/jo-doe/', '/people/jo-roe/', addGermanArticle)
  expect(plan.moved.get('de/people/jo-doe.json')).toBe('de/people/jo-roe.json')
  expect(read('articles/counting.md')).toHaveProperty('author', 'jo-roe')
  expect(read('people/jo-roe.json')).toMatchObject({
    portrait: { imgUrl: './jo-roe/portrait.png' },
  })
  expect(read('people/jo-roe.json')).not.toHaveProperty('formerPaths')
  expect(pictures.has('people/jo-roe/portrait.png')).toBe(true)
})

test('a translated tag and person get names of their own, and articles keep naming the originals', () => {
  const offline = fixtureSite().files['articles/tags/offline.json']
  const untagged = all(
    addGermanArticle,
    drop('de/articles/zaehlen.md', '/tags'),
    write('de/articles/tags/offline.json', Object(offline) as object),
  )
  for (const [path, to, translationOf] of [
    ['/de/articles/tags/stock/', '/de/articles/tags/bestand/', 'stock'],
    ['/de/people/jo-doe/', '/de/people/johanna/', 'jo-doe'],
  ] as const) {
    const { plan, read } = renamed(path, to, untagged)
    const [moved = ''] = plan.moved.values()
    expect(read(moved)).toMatchObject({ translationOf })
    expect(read('de/articles/zaehlen.md')).not.toHaveProperty('tags')
  }
})

test('a name of an original in a translation follows the original, and one of its own the translation', () => {
  const tag = 'de/articles/tags/bestand.json'
  const named = all(
    addGermanArticle,
    move('de/articles/tags/stock.json', tag),
    set(tag, '/translationOf', 'stock'),
  )
  const original = renamed('/articles/tags/stock/', '/articles/tags/goods/', named)
  expect(original.read('de/articles/zaehlen.md')).toHaveProperty('tags', ['goods'])
  expect(original.read(tag)).toHaveProperty('translationOf', 'goods')
  const own = all(named, set('de/articles/zaehlen.md', '/tags', ['bestand']))
  const translation = renamed('/de/articles/tags/bestand/', '/de/articles/tags/vorrat/', own)
  expect(translation.read('de/articles/zaehlen.md')).toHaveProperty('tags', ['vorrat'])
})

test('another name of a person is that in all languages that do not have their own', () => {
  const { read } = renamed('/people/jo-doe/', 'Jo Roe', addGermanArticle)
  expect(read('people/jo-doe.json')).toHaveProperty('name', 'Jo Roe')
  for (const file of ['contact.json', 'de/contact.json'])
    expect(read(file)).toMatchObject({ contactPerson: { person: 'Jo Roe' } })
})

test('an article keeps its comments and the layout of its facts', () => {
  const text = (slug: string): string =>
    `---\n# Facts\ntitle: "Second count" # its name\ndescription: Fifty letters and more are what a search engine shows.\nauthor: jo-doe\ndate: 2025-03-12\ntags: [ stock ]\nabout:\n  - /services/web/\n${slug}---\n\nAfter [the first](/articles/counting/).\n`
  const { plan } = renamed(
    '/articles/counting/',
    '/articles/first-count/',
    write('articles/second.md', text('')),
  )
  expect(plan.texts.get('articles/second.md')).toBe(
    text('').replace('/articles/counting/', '/articles/first-count/'),
  )
  const moved = renamed(
    '/articles/second/',
    '/articles/second-count/',
    write('articles/second.md', text('')),
  )
  expect(moved.plan.texts.get('articles/second.md')).toBe(
    text('formerPaths:\n  - /articles/second/\n'),
  )
})

test('a page that gets its first address back keeps it in its list, from which its id in the feed is made', () => {
  const formerPaths = ['/articles/count/', '/articles/tally/']
  const { read, changed } = renamed(
    '/articles/counting/',
    '/articles/count/',
    set('articles/counting.md', '/formerPaths', formerPaths),
  )
  expect(read('articles/count.md')).toMatchObject({
    formerPaths: [...formerPaths, '/articles/counting/'],
  })
  expect(validate(changed).map(formatIssue)).toEqual([])
})

test('a JSON file that is not in the order of its schema keeps its layout', () => {
  const text = `{ "redirects": [ {"to": "/services/web/?from=a#top", "from": "/a"} ] }`
  const { plan } = renamed('/services/web/', '/services/sites/', write('redirects.json', text))
  expect(plan.texts.get('redirects.json')).toBe(text.replace('/web/', '/sites/'))
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
})

test('pictures in place of those of the original move with these', () => {
  const { plan, read } = renamed('/services/web/', '/services/sites/', withGermanCover)
  expect(plan.moved.get('de/services/web/frontend/cover.png')).toBe(
    'de/services/sites/frontend/cover.png',
  )
  expect(plan.moved.has(oberflaeche)).toBe(false)
  expect(read(netz)).toMatchObject({ translationOf: 'sites' })
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
})
