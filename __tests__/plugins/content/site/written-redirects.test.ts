import { redirectLines } from '../../../../plugins/content/site/written-redirects'
import { write } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'

const redirect = (from: string, to = '/services/') =>
  write('redirects.json', { redirects: [{ from, to }] })

test('the lines are in an order in which each applies', () => {
  const to = '/services/'
  expect(
    redirectLines([
      { from: '/*', to },
      { from: '/blog/*', to },
      { from: '/blog/a.html', to: 'https://a.example/' },
      { from: '/', to },
      { from: '/?p=12&x=1', to: '/über/' },
    ]),
  ).toEqual([
    '/ p=12 x=1 /%C3%BCber/ 301!',
    '/blog/a.html https://a.example/ 301',
    '/ /services/ 301',
    '/blog/* /services/ 301',
    '/* /services/ 301',
  ])
})

testMistakes([
  ['a redirect of a page', redirect('/services/web'), 'address /redirects/0/from', /of a page/],
  ['a redirect of a file', redirect('/brand/mark.svg'), 'address /redirects/0/from', /static\/br/],
  ['a redirect of everything', redirect('/*'), 'address /redirects/0/from', /every address/],
  ['a redirect to itself', redirect('/services/?p=1'), 'address /redirects/0/from', /to itself/],
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

testAccepted(
  ['/About.HTML', '/?p=12', '/blog/*', '/services/*', '/a b'.replace(' ', '%20')].map((from) => [
    `a redirect of ${from}`,
    redirect(from),
  ]),
)
