import { headerLimits } from '../../../../plugins/content/check/rules/pages/menus'
import { all, drop, move, picture, set, write, type Change } from '../../../fixtures/changes'
import {
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../fixtures/issues'
import { customPage, offering } from '../../../fixtures/pages'
import { schemas } from '../../../fixtures/schemas'

const alpha = 'case-studies/alpha-ledger.json'
const beta = 'case-studies/beta-menu.json'
const gamma = 'case-studies/gamma-stock.json'
const notes = 'pages/notes.json'
const keep = set('site.json', '/slugLetters', 'keep')

/** The custom page under another file name, and a link to it. */
const renameNotes = (name: string): Change =>
  all(
    (site) => {
      const page = site.files[notes] as { sections: unknown[] }
      page.sections = page.sections.slice(0, 1)
    },
    move(notes, `pages/${name}.json`),
    picture('pages/notes/office.png'),
    set('our-company/contract.json', '/sections/1/paragraphs', [`Read [this](/${name}/).`]),
  )

/** A second custom page, whose file is named so. */
const customPageAt = (name: string, changes: object = {}): Change => {
  const { sections: _sections, ...page } = customPage('more', 'More notes')
  const sections = [{ text: { anchor: 'more', title: 'More', paragraphs: ['More.'] } }]
  const $schema = `${'../'.repeat(name.split('/').length + 1)}plugins/content/schemas/custom-page.json`
  return write(`pages/${name}.json`, { ...page, $schema, sections, ...changes })
}

/** Folders of the built site. */
testMistakes(
  [
    ...['marks', 'social', 'icons', 'page-data', 'static', 'brand', 'clients', 'admin'],
    ...['styleguide', '404', 'case-studies/more', 'marks/more'],
  ].map((name) => [
    `a page at /${name}/`,
    customPageAt(name),
    'address',
    new RegExp(`in a folder that the build writes, /${name.split('/')[0]}/`),
  ]),
)

/** The site's own segments of addresses. */
const segment = (value: unknown, name = 'thank-you'): Change =>
  set('site.json', '/paths', { [name]: value })
testMistakes([
  ['a segment with a capital', segment('Gracias'), 'wrong-form /paths/thank-you'],
  ['a segment with a slash', segment('mil/gracias'), 'wrong-form /paths/thank-you'],
  [
    'a segment in other letters',
    segment('ধন্যবাদ'),
    'address /paths/thank-you',
    /"slugLetters": "keep"/,
  ],
  [
    'a segment that the build writes',
    segment('static'),
    'address /paths/thank-you',
    /the build writes/,
  ],
  ['a segment that another has', segment('services'), 'address /paths/thank-you', /"services" too/],
  ['a segment that does not exist', segment('ayuda', 'help'), 'unknown-key /paths/help'],
  [
    'a link to the shipped address',
    all(
      segment('empresa', 'our-company'),
      set('our-company/contract.json', '/sections/1/paragraphs', ['Read [this](/our-company/).']),
    ),
    'dangling-link /sections/1/paragraphs/0',
    /has moved to "\/empresa\/"/,
  ],
  [
    'a page at the address that it has now',
    all(segment('notes', 'opt-out'), customPageAt('notes/unsubscribed')),
    'address',
  ],
  [
    'former addresses of a page that exists',
    set('site.json', '/formerPaths', [{ from: '/notes/', to: '/services/' }]),
    'address /formerPaths/0/from',
  ],
])
testAccepted([['a segment in its own letters', all(keep, segment('ধন্যবাদ'))]])

/** Slugs and titles. */
testWrongValues(alpha, [
  ['/formerTitles', ['Gamma, Stock'], 'address /formerTitles/0'],
  ['/formerTitles', ['Alpha, Ledger'], 'address /formerTitles/0'],
  ['/slug', 'ledger', 'dangling-link /quote', /moved to "\/case-studies\/ledger\/"/],
])
testWrongValues(beta, [
  // Differs by accents.
  ['/title', 'Álpha — Lédger', 'address wrong-page', /is taken by "Alpha Ledger"/],
  ['/slug', 'μενού', 'address', /"slugLetters": "keep"/],
])
testWrongValues(gamma, [
  ['/title', '!!!', 'address', /add a "slug"/],
  ['/slug', 'alpha-ledger', 'address /title dangling-link', /is taken by "alpha-ledger"/],
  ['/slug', 'not-found', 'address dangling-link'],
  ['/formerTitles', ['Former Alpha Ledger'], 'address /formerTitles/0'],
  ['/formerTitles', ['Page'], 'address /formerTitles/0'],
])
testWrongValues('services/web.json', [['/formerPaths', ['/services/'], 'address /formerPaths/0']])
testMistakes([
  [
    '"&" in a former title, which becomes the word of the language',
    all(
      set('site.json', '/language', 'nb'),
      set(alpha, '/formerTitles', ['Gamma & Stock']),
      set(gamma, '/slug', 'gamma-og-stock'),
    ),
    'address /formerTitles/0 dangling-link',
    /\/case-studies\/gamma-og-stock\//,
  ],
  [
    'two groups whose titles look the same',
    all(
      set('industries/health.json', '/title', 'Day Care'),
      set('industries/retail.json', '/title', 'day\u00a0 care'),
    ),
    'repeated-name /title',
  ],
  [
    'two sub-pages of the same title',
    write('services/web/site.json', {
      ...offering('../../../plugins/content/schemas/service.json', 'Frontend', [
        '/industries/health/',
        '/services/web/',
      ]),
      order: 2,
    }),
    'repeated-name /title',
  ],
])
testRightValues(alpha, [['/slug', 'alpha-ledger']])
testAccepted([
  [
    'a title without letters that has a slug',
    all(set(gamma, '/title', '\u65e5\u672c\u8a9e'), set(gamma, '/slug', 'gamma-stock')),
  ],
])

/** File names, and letters other than a to z. */
testMistakes([
  [
    'a file name in other letters',
    renameNotes('øl-og-kaffe'),
    'file-name',
    /name it "oel-og-kaffe"/,
  ],
  [
    'a file name with capitals',
    all(keep, renameNotes('Øl_kaffe')),
    'file-name wrong-form',
    /name it "øl-kaffe"/,
  ],
  ['a decomposed file name', all(keep, renameNotes('u\u0308ber')), 'file-name', /name it "über"/],
])
testAccepted([
  ['a file name in other letters if the site keeps them', all(keep, renameNotes('øl-og-kaffe'))],
  ['a slug in other letters if the site keeps them', all(keep, set(beta, '/slug', 'μενού'))],
  [
    'a title in other letters if the site keeps them',
    all(keep, set(beta, '/title', '倉庫の 在庫')),
  ],
])

/** Custom pages and their places in the menus. */
const inMenu = set(notes, '/place', 'menu')
const legal = (title: string): Change =>
  all(
    set('site.json', '/legal', [{ title, link: '' }]),
    set('contact.json', '/form/privacyPolicy', title),
  )
const six = Array.from({ length: 6 }, (_, index) => ({
  ...{ title: `Entry ${index}`, link: `https://other.example/${index}` },
}))
const fullMenu = all(inMenu, set('navigation.json', '/main', six))

testMistakes([
  ['the address of the 404 page', move(notes, 'pages/404.json'), 'address missing-picture'],
  ...['services', 'services/web', 'case-studies/alpha'].map(
    (name) => [`a page at /${name}/`, customPageAt(name), 'address'] as const,
  ),
  [
    'a long title in the header',
    all(inMenu, set(notes, '/title', 'A title of 25 characters.')),
    'menu-entry /place',
    /at most 24/,
  ],
  [
    'a full header',
    all(fullMenu, customPageAt('more', { place: 'menu' })),
    'menu-entry /place',
    /has 7 other entries/,
  ],
])

testAccepted([
  ['a page in the header', inMenu],
  ['a header with one more page', fullMenu],
  ['a page in the footer beside a legal link', legal('Imprint')],
  [
    'a legal link to a custom page',
    all(drop(notes, '/place'), set('site.json', '/legal/0/link', '/notes/')),
  ],
])

test('the header has the same limits for custom pages as for its entries', () => {
  const main = schemas.find(({ $id }) => $id === 'navigation.json') as unknown as {
    properties: {
      main: { maxItems: number; items: { properties: { title: { maxLength: number } } } }
    }
  }
  const { maxItems, items } = main.properties.main
  expect(headerLimits).toEqual({ title: items.properties.title.maxLength, entries: maxItems })
})
