import { all, drop, remove, set, type Change } from '../../../fixtures/changes'
import { formatIssue } from '../../../../plugins/content/check/validate'
import {
  issuesOf,
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../fixtures/issues'

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
  // A sub-page under another group, a former address and a confirmation.
  [link, '/industries/loyalty/', 'dangling-link', /"\/industries\/retail\/loyalty\/"\?/],
  [
    link,
    '/case-studies/former-alpha-ledger/',
    'dangling-link',
    /moved to "\/case-studies\/alpha-ledger\/"/,
  ],
  [link, '/contact-us/thank-you/', 'dangling-link', /is not a page to link to/],
])
testWrongValues('site.json', [['/legal/0/link', '/privacy/', 'dangling-link']])
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
    /npm run remove -- \/our-company\//,
  ],
])

/** Tags, proof and what the home page shows of a case study. */
testWrongValues(study, [
  ['/services/0', 'services/web/', 'wrong-form', /write "\/services\/web\/"/],
  ['/services/0', '\\\\evil.example', 'wrong-form'],
  // A look-alike letter.
  ['/industries/0', '/\u0456ndustries/retail/', 'dangling-link'],
  // The title of a page.
  ['/services/0', 'design', 'tag-has-page', /write "\/services\/design\/"/],
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
testWrongValues(study, [['/tech', ['NODE'], 'unknown-name /tech/0']])
testWrongValues('clients.json', [['/clients/1/name', 'client one', 'repeated-name']])
testWrongValues('people/kim-poe.json', [['/name', 'Jo Doe', 'repeated-name']])
testWrongValues('contact.json', [
  ['/contactPerson/person', 'Jo Does', 'unknown-name', /did you mean "Jo Doe"\?/],
  ['/contactPerson/person', 'Nemo', 'unknown-name', /delete "contactPerson"/],
  ['/form/privacyPolicy', 'Privacys', 'unknown-name', /"Privacy"\?/],
])
testWrongValues('theme.json', [
  ['/typeface', '@fontsource-variable/none', 'unknown-name', /npm install/],
  ['/headingTypeface', '@fontsource-variable/none', 'unknown-name', /npm install/],
  ['/logo', '/brand/marc.svg', 'missing-file', /did you mean "\/brand\/mark\.svg"\?/],
])
testMistakes([
  [
    'a logo of a client that is not there',
    (site) => void site.staticFiles.delete('/clients/one.svg'),
    'missing-file /clients/0/url',
    /did you mean "\/clients\/two\.svg"\?/,
  ],
])
// An own logo, and one of Simple Icons.
for (const [file, pointer] of [
  ['site.json', '/socials/0/icon'],
  ['technologies.json', '/technologies/0/icon'],
] as const)
  testRightValues(file, [
    [pointer, 'power-bi'],
    [pointer, 'react'],
  ])

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
      /^data\/industries\/retail\.json.*alpha-ledger\.json is a draft/,
    ],
    [
      'a link to a sub-page of a draft',
      draft(web),
      'unpublished-link /related/1 unpublished-tag',
      /loyalty\.json.*\/services\/web\/frontend\/, but data\/services\/web\.json is a draft/,
    ],
    [
      'a tag of a draft, as a warning',
      draft(web),
      'unpublished-tag /services/0 unpublished-link',
      /warning/,
    ],
    [
      'a draft that reads the messages',
      draft('people/jo-doe.json'),
      'unpublished-link /contactPerson/person',
      /no "Jo Doe"/,
    ],
    [
      'a link to what is not yet published',
      set(study, '/publishAt', '2027-04-01'),
      'unpublished-link /proof/0/caseStudy',
      /not published until 2027-04-01/,
    ],
    [
      'a link to what was taken back',
      set('services/design.json', '/unpublishAt', '2001-01-01'),
      'unpublished-link /related/1',
      /not published since 2001-01-01/,
    ],
    [
      'a link to what will be taken back',
      until(study),
      'expiring-link /proof/0/caseStudy',
      /warning .*not published from 2027-04-01T00:00 on/,
    ],
    [
      'an end before the beginning',
      all(
        set('our-company/contract.json', '/publishAt', '2027-04-01T09:00'),
        until('our-company/contract.json'),
      ),
      'reversed-range /unpublishAt',
      /never be published/,
    ],
    [
      'a wrong date, but not the links to the pages under it',
      all(set(web, '/publishAt', '2027-05-01'), set(web, '/unpublishAt', '2027-04-31')),
      'reversed-range /unpublishAt',
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
    'links between drafts',
    draft('industries/health.json', 'industries/retail.json'),
    /industries\//,
  ],
  ['entries of the menu', draft(web), /navigation/],
  ['links of pages that end together', until(web, 'industries/retail.json'), /industries\/retail/],
])('%s are not reported', (_what, change, file) => {
  expect(filesWith(change).filter((line) => file.test(line.split(':')[0] ?? ''))).toEqual([])
})

testAccepted([
  ['drafts without links to them', draft('people/kim-poe.json', 'our-company/contract.json')],
  ['a date that has passed', set(web, '/publishAt', '2020-03-03')],
])
