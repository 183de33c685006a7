import { all, remove, replaceText, set } from '../../../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes, testWrongValues } from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'

const link = '/services/all/link'
const notes = 'pages/notes.md'

testWrongValues('home.json', [
  [link, '/contact/?about=/services/web/#form', 'dangling-link', /no page \/contact\//],
  [link, '/industries/loyalty/', 'dangling-link', /"\/industries\/retail\/loyalty\/"\?/],
  [link, '/contact-us/thank-you/', 'dangling-link', /is not a page to link to/],
])
testWrongValues('case-studies/alpha-ledger.json', [
  ['/slug', 'ledger', 'dangling-link /quote', /moved to "\/case-studies\/ledger\/"/],
  // A look-alike letter.
  ['/industries/0', '/\u0456ndustries/retail/', 'dangling-link'],
])
testMistakes([
  [
    'a link to the shipped address',
    all(
      set('site.json', '/paths', { 'our-company': 'empresa' }),
      set('our-company/contract.md', '/body', 'Read [this](/our-company/).'),
    ),
    'dangling-link /body',
    /has moved to "\/empresa\/"/,
  ],
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
  [
    'a link in a Markdown file',
    set(notes, '/body', 'One\n\ntwo [A](/b/)'),
    'dangling-link /body',
    /no page \/b\//,
  ],
  [
    'the position of a link',
    replaceText(notes, 'Nothing', 'Nothing, as [this](/contact-us/) and [that](/b/) say'),
    'dangling-link /body',
    /notes\.md:\d+:45 /,
  ],
  [
    'a link in another language',
    all(addGerman, set('de/home.json', '/hero/action/link', '/de/leistungen/x/')),
    'dangling-link /hero/action/link',
    /^data\/de\/home.json/,
  ],
])
testAccepted([
  [
    'a link to a page that only the first language has',
    all(addGerman, set('de/home.json', '/hero/action/link', '/industries/retail/')),
  ],
])

test('has the address and the language as fields', () => {
  const change = set('home.json', link, '/contact/?about=/services/web/#form')
  const [issue] = issuesOf(change)
  expect([issue?.page, issue?.language]).toEqual(['/contact/', undefined])
  const inGerman = all(addGerman, set('de/home.json', '/hero/action/link', '/de/leistungen/x/'))
  expect(issuesOf(inGerman)).toMatchObject([{ page: '/de/leistungen/x/', language: 'de' }])
})
