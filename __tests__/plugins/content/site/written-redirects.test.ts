import { redirectLines } from '../../../../plugins/content/site/written-redirects'
import { all, type Change, set, write } from '../../../fixtures/changes'
import { issuesOf, testAccepted, testMistakes } from '../../../fixtures/issues'

const redirect = (from: string, to = '/services/') =>
  write('redirects.json', { redirects: [{ from, to }] })

const file =
  (path: string): Change =>
  (site) =>
    void site.staticFiles.add(path)

test('two redirects that lead to each other lead to themselves', () => {
  const entries = [
    { from: '/services/?lang=en', to: '/our-company/' },
    { from: '/our-company?lang=en', to: '/services/' },
  ]
  const pages = issuesOf(write('redirects.json', { redirects: entries })).map(({ page }) => page)
  expect(pages).toEqual(entries.map(({ from }) => from))
})

test('the lines are in an order in which each applies', () => {
  const to = '/services/'
  expect(
    redirectLines(
      [
        { from: '/*', to },
        { from: '/blog/*', to: '/articles/:splat' },
        { from: '/blog/a.html', to: 'https://a.example/' },
        { from: '/', to },
        { from: '/?p=12&x=1', to: '/über/' },
      ],
      [],
    ),
  ).toEqual([
    '/ p=12 x=1 /%C3%BCber/ 301!',
    '/blog/a.html https://a.example/ 301',
    '/ /services/ 301',
    '/blog/* /articles/:splat 301',
    '/* /services/ 301',
  ])
})

test('a file redirects from the other spellings of its name, and before the folder with it', () => {
  expect(
    redirectLines(
      [{ from: '/files/*', to: '/services/' }],
      [],
      ['/files/a.pdf', '/files/제 ü#.pdf'],
    ),
  ).toEqual([
    '/files/%E1%84%8C%E1%85%A6%20u%CC%88%23.pdf /files/%EC%A0%9C%20%C3%BC%23.pdf 301',
    '/files/* /services/ 301',
  ])
})

testMistakes([
  ['a redirect of a page', redirect('/services/web'), 'address /redirects/0/from', /of a page/],
  ['a redirect of a file', redirect('/brand/mark.svg'), 'address /redirects/0/from', /static\/br/],
  ['a redirect of everything', redirect('/*'), 'address /redirects/0/from', /every address/],
  [
    'a folder in itself',
    write('redirects.json', { redirects: [{ from: '/services/*', to: '/services/:splat' }] }),
    'address /redirects/0/from',
    /to itself/,
  ],
  ['a redirect to itself', redirect('/services/?p=1'), 'address /redirects/0/from', /to itself/],
  [
    'a redirect to itself without the slash',
    redirect('/services?lang=en'),
    'address /redirects/0/from',
    /to itself/,
  ],
  [
    'a redirect to itself with the domain',
    all(
      set('site.json', '/url', 'https://site.example'),
      redirect('/?lang=en', 'https://site.example/'),
    ),
    'address /redirects/0/from',
    /to itself/,
  ],
  [
    'a redirect to itself with letters in another case of their codes',
    redirect('/servic%65s/?a=1'),
    'address /redirects/0/from',
    /to itself/,
  ],
  [
    'a redirect to itself with a fragment',
    redirect('/?lang=de', '/#services'),
    'address /redirects/0/from dangling-link',
    /to itself/,
  ],
  [
    'a redirect to itself with one more parameter',
    redirect('/services/?id=3', '/services/?tab=1&id=3'),
    'address /redirects/0/from',
    /to itself/,
  ],
  [
    'a folder without its slash',
    redirect('/blog*'),
    'address /redirects/0/from',
    /write "\/blog\/\*"/,
  ],
  ['a fragment', redirect('/kontakt#karte'), 'address /redirects/0/from', /write "\/kontakt"/],
  [
    'a fragment of a page',
    redirect('/services/#web'),
    'address /redirects/0/from',
    /delete this entry/,
  ],
  [
    'the address of a page with the name of its file',
    redirect('/services/index.html'),
    'address /redirects/0/from',
    /of a page/,
  ],
  ...['/sitemap.xml', '/robots.txt', '/favicon.ico', '/site.webmanifest', '/feed/articles.xml'].map(
    (path) =>
      [
        `a redirect of ${path}, which the build writes`,
        redirect(path),
        'address /redirects/0/from',
        /the build writes/,
      ] as const,
  ),
  [
    'a former address with its domain',
    redirect('https://alt.example/about.html'),
    'wrong-form /redirects/0/from',
    /write "\/about\.html"/,
  ],
  [
    'a former address with its domain, a query and letters',
    redirect('http://alt.example/%C3%BCber?p=1'),
    'wrong-form /redirects/0/from',
    /write "\/über\?p=1"/,
  ],
  ['the file of the home page', redirect('/index.html'), 'address /redirects/0/from', /of a page/],
  [
    'the address of an HTML file without its ending',
    all(file('/demo/index.html'), file('/terms.html'), redirect('/terms')),
    'address /redirects/0/from',
    /of static\/terms\.html/,
  ],
  [
    'the address of a folder with an HTML file',
    all(file('/demo/index.html'), redirect('/demo')),
    'address /redirects/0/from',
    /of static\/demo\/index\.html/,
  ],
  [
    'a fragment after a query',
    redirect('/?p=12#respond'),
    'address /redirects/0/from',
    /browsers do not send/,
  ],
  [
    'the same address twice with a query',
    write('redirects.json', {
      redirects: [
        { from: '/a?lang=en', to: '/services/' },
        { from: '/a/?lang=en', to: '/' },
      ],
    }),
    'address /redirects/1/from',
    /redirected twice/,
  ],
  [
    'a former address of a page',
    redirect('/case-studies/former-alpha-ledger/'),
    'address /redirects/0/from',
    /redirects to \/case-studies\/alpha-ledger\/ already/,
  ],
  ['a target that is missing', redirect('/a', '/b/'), 'dangling-link /redirects/0/to', /\/b\//],
  ['a star in the middle', redirect('/a*b'), 'address /redirects/0/from', /whole folder/],
  ['a domain', redirect('a.example/b'), 'wrong-form /redirects/0/from'],
  ['a key without a value', redirect('/?archive'), 'address /redirects/0/from', /without "="/],
  [
    'a page in another spelling',
    redirect('/services%2Fweb/'.replace('%2F', '/')),
    'address /redirects/0/from',
    /of a page/,
  ],
  [
    'the same address twice',
    write('redirects.json', {
      redirects: [
        { from: '/a', to: '/services/' },
        { from: '/a/', to: '/' },
      ],
    }),
    'address /redirects/1/from',
    /redirected twice/,
  ],
])

testAccepted([
  [
    'a redirect of a page with a query to the page with another query',
    redirect('/services/?id=3', '/services/?tab=1'),
  ],
  [
    'two pages that each lead to the other with another query',
    write('redirects.json', {
      redirects: [
        { from: '/services/?id=3', to: '/our-company/?tab=1' },
        { from: '/our-company/?id=3', to: '/services/?tab=2' },
      ],
    }),
  ],
])

testAccepted(
  [
    '/services/old.html',
    '/services.html',
    '/our-company/?lang=en',
    '/About.HTML',
    '/?p=12',
    '/blog/*',
    '/services/*',
    '/?%24a=1',
    '/?a%3Bb=1',
    '/a b'.replace(' ', '%20'),
  ].map((from) => [`a redirect of ${from}`, redirect(from)]),
)
