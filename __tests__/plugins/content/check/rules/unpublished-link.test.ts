import { all, type Change, replaceText, set, write } from '../../../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes } from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'
import { customPage } from '../../../../fixtures/pages'
import { draft, now } from '../../../../fixtures/publication'

const study = 'case-studies/alpha-ledger.json'

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
    ['a person', draft('people/jo-doe.json'), 'unpublished-link /contactPerson/person', /"Jo Doe"/],
    [
      'a link in a text to a draft, at its place',
      all(
        write('pages/more.md', customPage('more', 'More', { draft: true, body: 'More.' })),
        replaceText('pages/notes.md', 'Nothing', 'Nothing, see [more](/more/)'),
      ),
      'unpublished-link /body',
      /notes\.md:\d+:21 .*\/more\//,
    ],
    [
      'a link of another language to a draft of the first one',
      all(
        addGerman,
        set('services/design.json', '/draft', true),
        set('de/home.json', '/hero/action/link', '/services/design/'),
      ),
      'unpublished-link /hero/action/link',
      /^data\/de\/home.json.*data\/services\/design\.json is a draft/,
    ],
  ],
  now,
)

testAccepted([
  ['a date that has passed', set('services/web.json', '/publishAt', '2020-03-03')],
  [
    'a draft that links to a draft of the first language',
    all(
      addGerman,
      set('pages/notes.md', '/draft', true),
      write('de/pages/notes.md', {
        title: 'Notizen',
        description: 'Was wir uns merken, in höchstens einem Satz und auf dieser Seite.',
        draft: true,
        body: 'Wie in [den Notizen](/notes/).',
      }),
    ),
  ],
])

test.each<[what: string, change: Change, file: RegExp]>([
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
  ['entries of the menu', draft('services/web.json'), /navigation/],
])('%s are not reported', (_what, change, file) => {
  const files = issuesOf(change, now).map((issue) => issue.file)
  expect(files.filter((path) => file.test(path))).toEqual([])
})
