import { formatIssue } from '../../../../plugins/content/issue'
import { analyticsExamples } from '../../../fixtures/analytics'
import {
  all,
  type Change,
  drop,
  move,
  picture,
  remove,
  set,
  write,
} from '../../../fixtures/changes'
import {
  issuesOf,
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../fixtures/issues'
import { customPage } from '../../../fixtures/pages'

const alpha = 'case-studies/alpha-ledger.json'
const beta = 'case-studies/beta-menu.json'
const gamma = 'case-studies/gamma-stock.json'
const notes = 'pages/notes.md'
const keep = set('site.json', '/slugLetters', 'keep')

/** The custom page under another file name, and a link to it. */
const renameNotes = (name: string): Change =>
  all(
    set(notes, '/body', 'Nothing.'),
    move(notes, `pages/${name}.md`),
    picture('pages/notes/office.png'),
    set('our-company/contract.md', '/body', `Read [this](/${name}/).`),
  )

/** A second custom page, whose file is named so. */
const customPageAt = (name: string): Change =>
  write(`pages/${name}.md`, customPage('more', 'More notes', { body: 'More.' }))

/** Folders of the built site. */
testMistakes(
  ['page-data', 'static', 'admin', 'case-studies/more', 'marks/more'].map((name) => [
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
  ['a segment in other letters', segment('ধন্যবাদ'), 'address /paths/thank-you', /"keep"/],
  ['a segment that the build writes', segment('static'), 'address /paths/thank-you', /build/],
  [
    'a segment that no address has',
    segment('preise', 'prises'),
    'address /paths/prises',
    /no address has the segment "prises"/,
  ],
  ['a segment that another has', segment('services'), 'address /paths/thank-you', /"services" too/],
  [
    'a link to the shipped address',
    all(
      segment('empresa', 'our-company'),
      set('our-company/contract.md', '/body', 'Read [this](/our-company/).'),
    ),
    'dangling-link /body',
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

/** Slugs and titles. */
testWrongValues(alpha, [
  ['/slug', 'ledger', 'dangling-link /quote', /moved to "\/case-studies\/ledger\/"/],
])
testWrongValues(beta, [
  ['/title', 'Álpha — Lédger', 'address wrong-page', /is taken by "Alpha Ledger"/],
])
testWrongValues(gamma, [
  ['/title', '!!!', 'address', /add a "slug"/],
  ['/slug', 'not-found', 'address dangling-link'],
  ['/formerTitles', ['Former Alpha Ledger'], 'address /formerTitles/0'],
])
testWrongValues('services/web.json', [['/formerPaths', ['/services/'], 'address /formerPaths/0']])
testMistakes([
  [
    'two groups whose titles look the same',
    all(
      set('industries/health.json', '/title', 'Day Care'),
      set('industries/retail.json', '/title', 'day\u00a0 care'),
    ),
    'repeated-name /title',
  ],
])
testAccepted([
  [
    'a title without letters that has a slug',
    all(set(gamma, '/title', '\u65e5\u672c\u8a9e'), set(gamma, '/slug', 'gamma-stock')),
  ],
])

/** File names, and letters other than a to z. */
testMistakes([
  ['a file name in other letters', renameNotes('øl-og-kaffe'), 'file-name', /"oel-og-kaffe"/],
  ['capitals', all(keep, renameNotes('Øl_kaffe')), 'file-name wrong-form', /"øl-kaffe"/],
  ['a decomposed file name', all(keep, renameNotes('u\u0308ber')), 'file-name', /name it "über"/],
  ['a file name of a device', renameNotes('com1'), 'file-name', /Windows reserves the name "com1"/],
])
testAccepted([
  ['a file name in other letters if the site keeps them', all(keep, renameNotes('øl-og-kaffe'))],
])

testMistakes([
  [
    'the address of the 404 page',
    move(notes, 'pages/404.md'),
    'address missing-picture unknown-file',
  ],
  ['a page at /services/web/', customPageAt('services/web'), 'address'],
])

const web = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'
const link = '/services/all/link'

/** Links: what a browser would follow away from the site, or run. */
testWrongValues(
  'home.json',
  [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/services/',
    '/\\evil.example/',
    '/\t/evil/',
    '/%2f/evil.example/',
    '/services/../site/',
    'https://user:pass@evil.example/',
    'https://agency.example\\@evil.example/',
    'https://agency.example/"onclick="',
    'https://agеncy.example/',
  ].map((value) => [link, value, 'wrong-form']),
)
testWrongValues('home.json', [
  [link, '/contact/?about=/services/web/#form', 'dangling-link', /no page \/contact\//],
  [link, '/industries/loyalty/', 'dangling-link', /"\/industries\/retail\/loyalty\/"\?/],
  [link, '/contact-us/thank-you/', 'dangling-link', /is not a page to link to/],
])
testWrongValues(web, [
  ['/related/0', 'https://other.example/', 'wrong-form'],
  ['/related/0', '/services/web/', 'wrong-page'],
])
testMistakes([
  [
    'a link to a page without its file, except in a menu',
    all(
      remove('company.json'),
      set('home.json', '/hero/action/link', '/our-company/'),
      set('navigation.json', '/main/0/link', '/our-company/'),
    ),
    'dangling-link /hero/action/link',
    /\(link to another page, or delete what links to it\)/,
  ],
])

/** Tags, proof and what the home page shows of a case study. */
testWrongValues(study, [
  ['/services/0', 'services/web/', 'wrong-form', /write "\/services\/web\/"/],
  ['/services/0', '\\\\evil.example', 'wrong-form'],
  // A look-alike letter.
  ['/industries/0', '/\u0456ndustries/retail/', 'dangling-link'],
])
testWrongValues(web, [
  ['/proof/0/caseStudy', '/products/till/', 'wrong-page'],
  // In progress.
  ['/proof/0/caseStudy', '/case-studies/beta-og-menu/', 'wrong-page'],
])
testWrongValues('products/till.json', [['/caseStudy', '/case-studies/', 'wrong-page']])
testMistakes([
  [
    'an outcome without a figure',
    drop('case-studies/gamma-stock.json', '/headlineFigure'),
    'wrong-page /outcomes/caseStudies/1',
    /"headlineFigure"/,
  ],
  ['a quote of a case study without one', drop(study, '/quote'), 'wrong-page /quote'],
  ['a section without its content', drop('home.json', '/clients'), 'missing-key /sections/0'],
])

/** Names. */
testWrongValues('site.json', [['/socials/0/icon', 'globe', 'unknown-icon', /Simple Icons/]])
testWrongValues('clients.json', [['/clients/1/name', 'client one', 'repeated-name']])
testWrongValues('people/kim-poe.json', [['/name', 'Jo Doe', 'repeated-name']])
testWrongValues('contact.json', [
  ['/contactPerson/person', 'Nemo', 'unknown-name', /delete "contactPerson"/],
  ['/form/privacyPolicy', 'Privacys', 'unknown-name', /"Privacy"\?/],
])
testWrongValues('theme.json', [
  ['/logo', '/brand/marc.svg', 'missing-file', /did you mean "\/brand\/mark\.svg"\?/],
])
testMistakes([
  [
    'a logo of a client that is not there',
    (site) => void site.staticFiles.delete('/clients/one.svg'),
    'missing-file /clients/0/url',
    /did you mean "\/clients\/two\.svg"\?/,
  ],
  [
    'a script in static/ that is not there',
    set('site.json', '/analytics', { scripts: [{ src: '/analytics.js' }] }),
    'missing-file /analytics/scripts/0/src',
  ],
])
testAccepted(
  Object.entries(analyticsExamples).map(([service, { analytics }]) => [
    `the example of the docs for ${service}`,
    all(
      (site) => void site.staticFiles.add('/analytics.js'),
      set('site.json', '/analytics', analytics),
    ),
  ]),
)
// An own logo.
testRightValues('technologies.json', [['/technologies/0/icon', 'power-bi']])

/** Publication. */
const now = new Date('2027-03-03T06:00:00Z')
const draft = (...files: string[]): Change => all(...files.map((file) => set(file, '/draft', true)))
const until = (...files: string[]): Change =>
  all(...files.map((file) => set(file, '/unpublishAt', '2027-04-01')))

testMistakes(
  [
    [
      'a link to a draft',
      draft(study),
      'unpublished-link /proof/0/caseStudy',
      /r\.json is a draft/,
    ],
    [
      'a link to a page with a later date',
      set(study, '/publishAt', '2027-04-01'),
      'unpublished-link /proof/0/caseStudy',
      /is not published until 2027-04-01/,
    ],
    [
      'a link of a page with a date to one with a later date',
      all(
        set('pages/notes.md', '/publishAt', '2027-04-01'),
        set('our-company/contract.md', '/publishAt', '2027-04-02'),
        set('pages/notes.md', '/body', 'See [this](/our-company/contract/).'),
      ),
      'unpublished-link /body',
      /warning .*is not published until 2027-04-02/,
    ],
    [
      'a link to a list of which no entry is published',
      all(
        draft('our-company/contract.md', 'products/till.json', 'products/slate.json'),
        set('home.json', '/hero/action/link', '/products/'),
      ),
      'unpublished-link /hero/action/link',
      /leads to \/products\/, but nothing that it lists is published/,
    ],
    ['a tag of a draft', draft(web), 'unpublished-tag /services/0 unpublished-link', /warning/],
    ['a person', draft('people/jo-doe.json'), 'unpublished-link /contactPerson/person', /"Jo Doe"/],
    [
      'a link to what will be taken back',
      until(study),
      'expiring-link /proof/0/caseStudy',
      /warning .*not published from 2027-04-01T00:00 on/,
    ],
    [
      'an end before the beginning',
      all(
        set('our-company/contract.md', '/publishAt', '2027-04-01T09:00'),
        until('our-company/contract.md'),
      ),
      'reversed-range /unpublishAt',
      /is not after "publishAt"/,
    ],
    [
      'a date by which the schedule may have stopped',
      set('our-company/contract.md', '/publishAt', '2027-05-03'),
      'distant-date /publishAt',
      /warning .*more than 60 days ahead/,
    ],
    [
      'a wrong date, but not the links to the pages under it',
      all(set(web, '/publishAt', '2027-05-01'), set(web, '/unpublishAt', '2027-04-31')),
      'wrong-form /unpublishAt',
      /no 2027-04-31 in the calendar/,
    ],
  ],
  now,
)

const filesWith = (change: Change): string[] =>
  issuesOf(change, now)
    .map(formatIssue)
    .filter((line) => /^data\/(?:industries|navigation)/.test(line))

test.each<[string, Change, RegExp]>([
  [
    'the links of drafts',
    all(
      draft('industries/health.json', 'industries/retail.json'),
      set('industries/health.json', '/related', ['/industries/retail/', '/nowhere/']),
    ),
    /industries\//,
  ],
  [
    'links of pages that begin together',
    all(
      set('industries/retail.json', '/publishAt', '2027-04-01'),
      set('industries/health.json', '/publishAt', '2027-04-01'),
    ),
    /industries\/(?:health|retail\.json)/,
  ],
  ['entries of the menu', draft(web), /navigation/],
  ['links of pages that end together', until(web, 'industries/retail.json'), /industries\/retail/],
])('%s are not reported', (_what, change, file) => {
  expect(filesWith(change).filter((line) => file.test(line.split(':')[0] ?? ''))).toEqual([])
})

testAccepted([['a date that has passed', set(web, '/publishAt', '2020-03-03')]])
