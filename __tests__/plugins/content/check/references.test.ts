import { all, drop, remove, set, type Change } from '../../../fixtures/changes'
import { formatIssue } from '../../../../plugins/content/check/validate'
import { issuesOf, testAccepted, testMistakes } from '../../../fixtures/issues'

const web = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'
const gamma = 'case-studies/gamma-stock.json'
const linkAll = (link: string): Change => set('home.json', '/services/all/link', link)
const allPath = '/services/all/link'

/** Links: what a browser would follow away from the site, or run. */
testMistakes(
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
  ].map((link) => [`the link ${JSON.stringify(link)}`, linkAll(link), `wrong-form ${allPath}`]),
)

testMistakes([
  [
    'a link to a missing page, with query and hash',
    linkAll('/contact/?about=/services/web/#form'),
    `dangling-link ${allPath}`,
    /no page \/contact\//,
  ],
  [
    'a link to a sub-page under another group',
    linkAll('/industries/loyalty/'),
    `dangling-link ${allPath}`,
    /did you mean "\/industries\/retail\/loyalty\/"\?/,
  ],
  [
    'a link to a former address',
    linkAll('/case-studies/former-alpha-ledger/'),
    `dangling-link ${allPath}`,
    /moved to "\/case-studies\/alpha-ledger\/"/,
  ],
  [
    'a link to a confirmation',
    linkAll('/contact-us/thank-you/'),
    `dangling-link ${allPath}`,
    /is not a page to link to/,
  ],
  [
    'a legal link to a missing page',
    set('site.json', '/legal/0/link', '/privacy/'),
    'dangling-link /legal/0/link',
  ],
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
  [
    'a related page on another site',
    set(web, '/related/0', 'https://other.example/'),
    'wrong-form /related/0',
  ],
  ['a page related to itself', set(web, '/related/0', '/services/web/'), 'wrong-page /related/0'],
])

/** Tags, proof and what the home page shows of a case study. */
testMistakes([
  [
    'a tag without a slash before it',
    set(study, '/services/0', 'services/web/'),
    'wrong-form /services/0',
    /write "\/services\/web\/"/,
  ],
  [
    'a tag that is a network path',
    set(study, '/services/0', '\\\\evil.example'),
    'wrong-form /services/0',
  ],
  [
    'a tag with a look-alike letter',
    set(study, '/industries/0', '/\u0456ndustries/retail/'),
    'dangling-link /industries/0',
  ],
  [
    'a tag that is the title of a page',
    set(study, '/services/0', 'design'),
    'tag-has-page /services/0',
    /write "\/services\/design\/"/,
  ],
  [
    'proof that is no case study',
    set(web, '/proof/0/caseStudy', '/products/till/'),
    'wrong-page /proof/0/caseStudy',
  ],
  [
    'proof in progress',
    set(web, '/proof/0/caseStudy', '/case-studies/beta-og-menu/'),
    'wrong-page /proof/0/caseStudy',
  ],
  [
    'the list as the origin of a product',
    set('products/till.json', '/caseStudy', '/case-studies/'),
    'wrong-page /caseStudy',
  ],
  [
    'an outcome without a figure',
    drop(gamma, '/headlineFigure'),
    'wrong-page /outcomes/caseStudies/1',
    /"headlineFigure"/,
  ],
  ['a quote of a case study without one', drop(study, '/quote'), 'wrong-page /quote'],
  ['a section without its content', drop('home.json', '/clients'), 'missing-key /sections/0'],
])

/** Names. */
testMistakes([
  [
    'an icon of the interface as a logo',
    set('site.json', '/socials/0/icon', 'globe'),
    'unknown-icon /socials/0/icon',
    /Simple Icons/,
  ],
  ['another spelling of a technology', set(study, '/tech', ['NODE']), 'unknown-name /tech/0'],
  [
    'a client that is duplicated',
    set('clients.json', '/clients/1/name', 'client one'),
    'repeated-name /clients/1/name',
  ],
  ['two people of one name', set('people/kim-poe.json', '/name', 'Jo Doe'), 'repeated-name /name'],
  [
    'a misspelled contact person',
    set('contact.json', '/contactPerson/person', 'Jo Does'),
    'unknown-name /contactPerson/person',
    /did you mean "Jo Doe"\?/,
  ],
  [
    'an unknown contact person',
    set('contact.json', '/contactPerson/person', 'Nemo'),
    'unknown-name /contactPerson/person',
    /delete "contactPerson"/,
  ],
  [
    'a misspelled legal link',
    set('contact.json', '/form/privacyPolicy', 'Privacys'),
    'unknown-name /form/privacyPolicy',
    /"Privacy"\?/,
  ],
  [
    'a typeface that is not installed',
    set('theme.json', '/typeface', '@fontsource-variable/none'),
    'unknown-name /typeface',
    /npm install/,
  ],
  [
    'a typeface of headings that is not installed',
    set('theme.json', '/headingTypeface', '@fontsource-variable/none'),
    'unknown-name /headingTypeface',
    /npm install/,
  ],
  [
    'a logo of the site that is not there',
    set('theme.json', '/logo', '/brand/marc.svg'),
    'missing-file /logo',
    /did you mean "\/brand\/mark\.svg"\?/,
  ],
  [
    'a logo of a client that is not there',
    (site) => void site.staticFiles.delete('/clients/one.svg'),
    'missing-file /clients/0/url',
    /did you mean "\/clients\/two\.svg"\?/,
  ],
])

testAccepted(
  ['power-bi', 'react'].map((icon) => [
    `the logo ${icon}, own or from Simple Icons`,
    all(
      set('site.json', '/socials/0/icon', icon),
      set('technologies.json', '/technologies/0/icon', icon),
    ),
  ]),
)

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
        set('our-company/contract.json', '/unpublishAt', '2027-04-01'),
      ),
      'reversed-range /unpublishAt',
      /never be published/,
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
