import { mergeIssues } from '../../../../../plugins/content/issue'
import { all, move, picture, remove, replaceText, set, write } from '../../../../fixtures/changes'
import {
  issuesOf,
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../../fixtures/issues'
import { addGerman } from '../../../../fixtures/languages'

const link = '/services/all/link'
const notes = 'pages/notes.md'

testWrongValues('home.json', [
  [link, '/contact/?about=/services/web/#form', 'dangling-link', /no page \/contact\//],
  [link, '/services/web/index.html', 'wrong-form', /write "\/services\/web\/"/],
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
    'a reference to a page that is not translated',
    all(addGerman, set('de/services/web.json', '/related', ['/services/design/'])),
    'dangling-link /related/0',
    /\/services\/design\/ has no translation in "de" +\(delete what refers to it, or translate it: npm run new -- translation data\/services\/design\.json "Title" --language de\)/,
  ],
  [
    'a reference to the page of another language in place of its translation',
    all(addGerman, set('services/design.json', '/related', ['/de/leistungen/web/'])),
    'dangling-link /related/0',
    /is in another language +\(write its translation, "\/services\/web\/"\)/,
  ],
  [
    'a link in another language',
    all(addGerman, set('de/home.json', '/hero/action/link', '/de/leistungen/x/')),
    'dangling-link /hero/action/link',
    /^data\/de\/home.json/,
  ],
  ...(
    [
      [
        '/de/leistungen/warehousing/',
        /no page \/de\/leistungen\/warehousing\/ +\(write the address/,
      ],
      ['/de/leistungen/wep/', /did you mean "\/de\/leistungen\/web\/"/],
      ['/de/nope/nope/', /no page is under \/de\/nope\//],
      ['/de/kontact/', /did you mean "\/de\/kontakt\/"/],
      ['/de/contact-us/', /moved to "\/de\/kontakt\/"/],
    ] as const
  ).flatMap(([target, line]) =>
    (
      [
        ['a menu', 'dangling-link /main/0/link', set('navigation.json', '/main/0/link', target)],
        ['a field', `dangling-link ${link}`, set('home.json', link, target)],
        ['Markdown', 'dangling-link /body', set(notes, '/body', `[A](${target})`)],
        [
          'a redirect',
          'dangling-link /redirects/0/to',
          write('redirects.json', { redirects: [{ from: '/old', to: target }] }),
        ],
      ] as const
    ).map(
      ([place, issue, change]) =>
        [
          `${target}, of another language, in ${place}`,
          all(addGerman, change),
          issue,
          line,
        ] as const,
    ),
  ),
])
testAccepted([
  [
    'a link to a page that only the first language has',
    all(addGerman, set('de/home.json', '/hero/action/link', '/industries/retail/')),
  ],
])

test('names each missing page of another language', () => {
  const issues = issuesOf(
    all(
      addGerman,
      set('navigation.json', '/main/0/link', '/de/leistungen/one/'),
      set('navigation.json', '/main/1/link', '/de/leistungen/two/'),
    ),
  )
  expect(mergeIssues(issues).map(({ page }) => page)).toEqual([
    ...['/de/leistungen/one/', '/de/leistungen/two/'],
  ])
})

test('has the address and the language as fields', () => {
  const change = set('home.json', link, '/contact/?about=/services/web/#form')
  const [issue] = issuesOf(change)
  expect([issue?.page, issue?.language]).toEqual(['/contact/', undefined])
  const inGerman = all(addGerman, set('de/home.json', '/hero/action/link', '/de/leistungen/x/'))
  expect(issuesOf(inGerman)).toMatchObject([{ page: '/de/leistungen/x/', language: 'de' }])
})

/** Files of static/ and parts of pages, in each place that has links. */
const file = (path: string) => (site: { staticFiles: Set<string> }) =>
  void site.staticFiles.add(path)
const inPlaces = (target: string) => [
  ['JSON', set('home.json', link, target)] as const,
  [
    'inline Markdown',
    set('services/design.json', '/questions/0/answer', `[A](${target}).`),
  ] as const,
  ['Markdown', set('our-company/contract.md', '/body', `[A](${target})`)] as const,
  ['"legal"', set('site.json', '/legal', [{ title: 'Privacy', link: target }])] as const,
  ['a redirect', write('redirects.json', { redirects: [{ from: '/old', to: target }] })] as const,
]

describe.each([
  '/files/brochure.pdf',
  '/files/brochure.pdf#page=2',
  '/files/M%C3%BCnchen%20(2).pdf',
  '/files/LICENSE',
  '/demo/',
  '/feed/articles.xml',
  '/sitemap.xml',
  '/notes/#what',
  '/notes/#footnote-1',
  '/notes/#:~:text=who',
  '/services/web/#price',
  '/contact-us/?about=/services/web/#write',
  'https://site.example/notes/#what',
  'https://site.example/files/brochure.pdf',
])('%s', (target) => {
  testAccepted(
    inPlaces(target).map(([place, change]) => [
      `a link in ${place}`,
      all(
        ...['brochure.pdf', 'München (2).pdf', 'LICENSE'].map((name) => file(`/files/${name}`)),
        file('/demo/index.html'),
        set('site.json', '/url', 'https://site.example'),
        change,
      ),
    ]),
  )
})

describe.each([
  ['/files/brochure.pdf', 'missing-file', /no static\/files\/brochure\.pdf .*brochures\.pdf/],
  ['/Files/brochures.pdf', 'missing-file', /did you mean "\/files\/brochures\.pdf"/],
  ['/notes', 'wrong-form', /no slash at its end.*"\/notes\/"/],
  ['/Services/Web/', 'dangling-link', /did you mean "\/services\/web\/"/],
  ['/notes/#wath', 'dangling-link', /no heading or part.*#wath.*#what/],
  ['/notes/#wath', 'dangling-link', /did you mean "#what"/],
  ['/notes/#whаt', 'dangling-link', /U\+0061 in place of U\+0430/],
  ['/services/design/#price', 'dangling-link', /#price/],
  [
    '/contact-us?about=/services/web/',
    'wrong-form',
    /write "\/contact-us\/\?about=\/services\/web\/"/,
  ],
  ['/services/web?a=1#price', 'wrong-form', /write "\/services\/web\/\?a=1#price"/],
  ['/static/files/brochures.pdf', 'missing-file', /write "\/files\/brochures\.pdf"/],
  ['/static/files/brochure.pdf', 'missing-file', /did you mean "\/files\/brochures\.pdf"/],
  ['/contact-us/?about=/services/nope/', 'dangling-link', /no page \/services\/nope\//],
  [
    '/contact-us/?a=1&about=%2Fservices%2Fwep%2F#write',
    'dangling-link',
    /did you mean "\/services\/web\/"/,
  ],
  ['https://site.example/notes/#who-not', 'dangling-link', /#who-not/],
  ['https://site.example/nowhere/', 'dangling-link', /no page \/nowhere\//],
  ['https://site.example/files/a.pdf', 'missing-file', /files\/a\.pdf/],
  ['https://site.example/files/C#.pdf', 'wrong-form', /\/files\/C has no slash/],
] as const)('%s', (target, rule, line) => {
  testMistakes(
    inPlaces(target).map(([place, change]) => [
      `a link in ${place}`,
      all(file('/files/brochures.pdf'), set('site.json', '/url', 'https://site.example'), change),
      `${rule} ${
        {
          JSON: link,
          'inline Markdown': '/questions/0/answer',
          Markdown: '/body',
          '"legal"': '/legal/0/link',
          'a redirect': '/redirects/0/to',
        }[place]
      }`,
      line,
    ]),
  )
})

test('the page of an address of the site with http must exist too', () => {
  const change = all(
    set('site.json', '/url', 'https://site.example'),
    set('our-company/contract.md', '/body', '[A](http://site.example/nope/)'),
  )
  expect(issuesOf(change).map(({ rule, page }) => [rule, page])).toEqual([
    ['dangling-link', '/nope/'],
    ['wrong-form', undefined],
  ])
})

/** One spelling of letters: that of the file is NFC, in which U+09DF is two characters. */
const renamed = 'বিষ\u09af\u09bc'
const keptLetters = all(
  set('site.json', '/slugLetters', 'keep'),
  set('pages/notes.md', '/body', '## ক\u09df\n\nNothing.'),
  move('pages/notes.md', `pages/${renamed}.md`),
  picture('pages/notes/office.png'),
)
testAccepted(
  [
    `/${renamed}/`,
    '/বিষ\u09df/',
    `/${encodeURIComponent('বিষ\u09df')}/`,
    `/${encodeURIComponent(renamed).toLowerCase()}/`,
    '/বিষ\u09df/#ক\u09df',
    `/${renamed}/#${encodeURIComponent('ক\u09df')}`,
  ].flatMap((target) =>
    inPlaces(target).map(([place, change]) => [`${target} in ${place}`, all(keptLetters, change)]),
  ),
)
testMistakes([
  [
    'a file name of a page in another spelling',
    all(keptLetters, move(`pages/${renamed}.md`, 'pages/বিষ\u09df.md')),
    'file-name',
    /U\+09AF U\+09BC in place of U\+09DF/,
  ],
  [
    'a former address in two spellings',
    all(
      set('services/web.json', '/formerPaths', ['/ü/']),
      set('services/design.json', '/formerPaths', ['/u\u0308/']),
    ),
    'address /formerPaths/0',
    /redirects to the page of/,
  ],
  [
    'a heading in two spellings',
    set('our-company/contract.md', '/body', '## Café\n\nA.\n\n## Cafe\u0301\n\nB.'),
    'body /body',
    /another heading has the address #café/,
  ],
  [
    'a link to a redirected address',
    all(
      write('redirects.json', { redirects: [{ from: '/old', to: '/contact-us/' }] }),
      set(notes, '/body', '[A](/old/)'),
    ),
    'dangling-link /body',
    /\/old\/ is no page, but is redirected by data\/redirects\.json .*"\/contact-us\/"/,
  ],
  [
    'a redirect to a redirected address',
    write('redirects.json', {
      redirects: [
        { from: '/a', to: '/old/' },
        { from: '/old', to: '/contact-us/' },
      ],
    }),
    'dangling-link /redirects/0/to',
    /write its target, "\/contact-us\/"/,
  ],
  [
    'a missing page in the query of a redirect',
    write('redirects.json', { redirects: [{ from: '/old', to: '/contact-us/?about=/d-e-f/' }] }),
    'dangling-link /redirects/0/to',
    /write the address of a page, or delete what links to it/,
  ],
  [
    'a star in the target of a redirect',
    write('redirects.json', { redirects: [{ from: '/old/*', to: 'https://example.org/*' }] }),
    'wrong-form /redirects/0/to',
    /":splat" in place of "\*"/,
  ],
  [
    'a folder that the site does not have as the target of a redirect',
    write('redirects.json', { redirects: [{ from: '/old/*', to: '/d-e-f/:splat' }] }),
    'dangling-link /redirects/0/to',
    /no page \/d-e-f\//,
  ],
  [
    'what follows a folder as the target of one address',
    write('redirects.json', { redirects: [{ from: '/old', to: '/articles/:splat' }] }),
    'wrong-form /redirects/0/to',
    /write "from" with "\/\*"/,
  ],
  [
    'the file of a page as the target of a redirect',
    write('redirects.json', { redirects: [{ from: '/old', to: '/services/web/index.html' }] }),
    'wrong-form /redirects/0/to',
    /write "\/services\/web\/"/,
  ],
  [
    'a link to the file of a page',
    set(notes, '/body', '[A](/services/web/index.htm#top) [B](/index.html)'),
    'wrong-form /body',
    /is the file of a page .*write "\/services\/web\/#top"/,
  ],
  [
    'an email address as the target of a redirect',
    write('redirects.json', { redirects: [{ from: '/old', to: 'mailto:a@b.example' }] }),
    'wrong-form /redirects/0/to',
    /browser/,
  ],
])
testRightValues('our-company/contract.md', [
  ['/body', '## Café\n\n[A](#cafe%CC%81) [B](#café) [C](#top)[^\u09df]\n\n[^\u09af\u09bc]: D.'],
  ['/body', '[A][\u09df]\n\n[\u09af\u09bc]: /notes/'],
])
