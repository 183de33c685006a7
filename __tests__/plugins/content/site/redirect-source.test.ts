import { join } from 'node:path'
import {
  canonicalAddress,
  parseRedirectSource,
} from '../../../../plugins/content/site/redirect-source'
import { redirectLines } from '../../../../plugins/content/site/written-redirects'
import { loadSite } from '../../../../scripts/preview/site'
import { makeFolder, putFile } from '../../../support/folder'

/** Whether Netlify's own parser and matcher redirect each request, if these are the former addresses. */
async function redirected(from: readonly string[], requests: readonly string[]) {
  const folder = makeFolder()
  putFile(
    folder,
    'public/_redirects',
    redirectLines(
      from.map((path) => ({ from: path, to: '/new/' })),
      [],
    ).join('\n'),
  )
  const { errors, resolve } = await loadSite(join(folder, 'public'))
  expect(errors).toEqual([])
  return requests.map((request) => resolve(request).status === 301)
}

test.each([
  ['/About-Us.html', ['/About-Us.html', '/About-Us.html?a=1'], ['/about-us.html', '/About-Us']],
  ['/About Us.aspx', ['/About%20Us.aspx'], ['/About', '/About+Us.aspx']],
  ['/About%20Us.aspx', ['/About%20Us.aspx'], ['/About']],
  [
    '/مُد\u0651\u064eة/',
    ['/%D9%85%D9%8F%D8%AF%D9%91%D9%8E%D8%A9/', '/%D9%85%D9%8F%D8%AF%D9%8E%D9%91%D8%A9/'],
    ['/%D9%85%D9%8F%D8%AF%D8%A9/'],
  ],
  ['/\u09df/\u09af\u09bc', ['/%E0%A7%9F/%E0%A6%AF%E0%A6%BC'], ['/%E0%A7%9F']],
  ['/?\u09df=u\u0308', ['/?%E0%A7%9F=u%CC%88'], ['/']],
  ['/über-uns/', ['/%C3%BCber-uns/', '/u%CC%88ber-uns/', '/%c3%bcber-uns/'], ['/uber-uns/']],
  ['/u\u0308ber-uns/', ['/%C3%BCber-uns/', '/u%CC%88ber-uns/'], ['/uber-uns/']],
  ['/\u09df/', ['/%E0%A7%9F/', '/%E0%A6%AF%E0%A6%BC/'], ['/%E0%A6%AF/']],
  ['/caf%E9/', ['/caf%E9/'], ['/caf/', '/caf%C3%A9/']],
  ['/100%-sure/', ['/100%25-sure/'], ['/100/']],
  ['/x(y)/', ['/x(y)/', '/x%28y%29/'], ['/xy/']],
  ['/a,b;c/', ['/a,b;c/'], ['/a/']],
  ['/blog/*', ['/blog', '/blog/', '/blog/x', '/blog/x/y?z=1'], ['/blogs/', '/']],
  ['/?p=12', ['/?p=12', '/?utm_source=x&p=12', '/?p=12&a=b'], ['/', '/?p=13', '/?q=12']],
  ['/?p=', ['/?p='], ['/', '/?p=1']],
  ['/?a=1&b=2', ['/?a=1&b=2', '/?b=2&a=1'], ['/?a=1', '/?b=2', '/']],
  ['/?a%5B%5D=1', ['/?a%5B%5D=1'], ['/?a%5B%5D=2', '/']],
  ['/?s=bl%C3%A5', ['/?s=bl%C3%A5'], ['/?s=bla', '/']],
  ['/?s=blå', ['/?s=bl%C3%A5'], ['/?s=bla', '/']],
  ['/?ü=1', ['/?%C3%BC=1'], ['/?u=1', '/']],
  ['/?c=a%2Bb', ['/?c=a%2Bb'], ['/?c=a+b', '/']],
  ['/?u=/a/b', ['/?u=/a/b', '/?u=%2Fa%2Fb'], ['/?u=/a', '/']],
  ['/?u=https://a.example/', ['/?u=https://a.example/'], ['/']],
  ['/?q=a%26b', ['/?q=a%26b'], ['/?q=a', '/']],
  ['/?d=100%25', ['/?d=100%25'], ['/?d=100', '/']],
  ['/?d=x#y'.replace('#', '%23'), ['/?d=x%23y'], ['/?d=x', '/']],
  ['/?2024=x&p=1', ['/?2024=x&p=1', '/?p=1&2024=x'], ['/?p=1', '/']],
  ['/?a;b=1', ['/?a;b=1', '/?a%3Bb=1'], ['/?a=1', '/']],
  ['/?a%3Bb=1', ['/?a;b=1', '/?a%3Bb=1'], ['/?a=1', '/']],
  ['/?a,b=1&@c=2', ['/?a,b=1&@c=2', '/?a%2Cb=1&%40c=2'], ['/?a,b=1', '/']],
  ['/?%24a=1', ['/?%24a=1', '/?$a=1'], ['/?a=1', '/']],
  ['/?$type=x', ['/?$type=x', '/?%24type=x'], ['/?type=x', '/']],
  ['/?filter[a]=1', ['/?filter[a]=1', '/?filter%5Ba%5D=1', '/?filter%5ba%5d=1'], ['/?filtera=1']],
  ['/?a%5b%5d=1', ['/?a[]=1', '/?a%5B%5D=1', '/?a%5b%5d=1'], ['/?a=1']],
  ['/?user.name=1', ['/?user.name=1'], ['/?userxname=1']],
  ['/?a:b=1', ['/?a:b=1', '/?a%3Ab=1', '/?a%3ab=1'], ['/?ab=1', '/?a=1']],
  ['/?a.b[c]=1', ['/?a.b[c]=1', '/?a.b%5Bc%5D=1'], ['/?axb%5Bc%5D=1']],
  ['/?n+m=1', ['/?n+m=1', '/?n%20m=1'], ['/?nnm=1', '/?n%2Bm=1']],
  ['/?n%2Bm=1', ['/?n%2Bm=1', '/?n%2bm=1'], ['/?n+m=1']],
  ['/?/route/a=1', ['/?/route/a=1', '/?%2Froute%2Fa=1', '/?%2froute%2fa=1'], ['/?a=1']],
  ['/?(a|b)^*{c}=1', ['/?(a|b)^*{c}=1', '/?(a%7Cb)%5E*%7Bc%7D=1'], ['/?a=1', '/?b=1']],
  ["/?it's=1", ["/?it's=1", '/?it%27s=1'], ['/?its=1']],
  ['/?a%3Db%26c=1', ['/?a%3Db%26c=1', '/?a%3db%26c=1'], ['/?a=1', '/?a=b&c=1']],
  ['/?%D0%BA=%D0%BB', ['/?%D0%BA=%D0%BB', '/?%d0%ba=%d0%bb'], ['/?%D0%BA=a']],
  ['/?%E9=1', ['/?%E9=1', '/?%e9=1'], ['/?%C3%A9=1']],
  ['/?https://a.example/=1', ['/?https://a.example/=1'], ['/?a=1']],
  ['/?-5=1', ['/?-5=1'], ['/?5=1', '/?-5=2']],
  ['/?+5=1', ['/?+5=1', '/?%205=1'], ['/?5=1']],
  ['/?2024=x', ['/?2024=x', '/?a=1&2024=x'], ['/?2=x', '/?4=x', '/']],
  ['/?1=a&2=b', ['/?1=a&2=b', '/?2=b&1=a'], ['/?1=a']],
  ['/?=x', ['/?=x', '/?a=1&=x'], ['/?a=x', '/?=y', '/']],
  ['/?a!=1', ['/?a!=1'], ['/?a=1', '/']],
  [
    '/Produkte/Gr%C3%B6%C3%9Fe.aspx',
    ['/Produkte/Gr%C3%B6%C3%9Fe.aspx', '/Produkte/Gro%CC%88%C3%9Fe.aspx'],
    ['/Produkte/Grosse.aspx'],
  ],
  ['/u%CC%88ber-uns/', ['/%C3%BCber-uns/', '/u%CC%88ber-uns/'], ['/uber-uns/']],
  ['/index.php?id=12', ['/index.php?id=12'], ['/index.php', '/?id=12']],
])('%s redirects what it says and nothing else', async (from, yes, no) => {
  expect(parseRedirectSource(from)).not.toHaveProperty('problem')
  expect(await redirected([from], yes)).toEqual(yes.map(() => true))
  expect(await redirected([from], no)).toEqual(no.map(() => false))
})

test.each([
  ['about.html', /slash at its beginning/, '/about.html'],
  ['/a#b', /browsers do not send/, '/a'],
  ['/a\tb', /tab/, '/ab'],
  ['/a ', /space at its end/, '/a'],
  ['/?a=1 ', /space at its end/, '/?a=1'],
  ['//doppelt/x', /two slashes/],
  ['/a//b?p=1', /two slashes/],
  ['/page/?a=1&amp;b=2', /"&" in HTML/, '/page/?a=1&b=2'],
  ['/?a=1&amp;b=2&amp;c=3', /"&" in HTML/, '/?a=1&b=2&c=3'],
  ['/a*', /whole folder/, '/a/*'],
  ['/a*/b', /whole folder/, '/a/*'],
  ['/blog/*/amp', /whole folder/, '/blog/*'],
  ['/*/b', /whole folder/],
  ['/*a', /whole folder/],
  ['/:year/a', /begins with ":"/],
  ['/a/:b', /begins with ":"/, '/a/*'],
  ['/blog/:year/:slug', /begins with ":"/, '/blog/*'],
  ['/blog/:year?p=1', /begins with ":"/, '/blog/*'],
  ['/.netlify/functions/a', /Netlify itself/],
  ['/blog/*?a=1', /whole folder|query after a folder/, '/blog/*'],
  ['/?archive', /without "="/],
  ['/?p=1&archive', /without "="/, '/?p=1'],
  ['/?', /nothing after "\?"/, '/'],
  ['/about?', /nothing after "\?"/, '/about'],
  ['/about/?', /nothing after "\?"/, '/about/'],
  ['/?&a=1', /before or after a "&"/, '/?a=1'],
  ['/?a=1&', /before or after a "&"/, '/?a=1'],
  ['/?a=1&&b=2', /before or after a "&"/, '/?a=1&b=2'],
  ['/a?&', /before or after a "&"/, '/a'],
  ['/?p=12#respond', /browsers do not send/, '/?p=12'],
  ['/a?#', /browsers do not send/, '/a'],
  ['/a/:b#c', /browsers do not send/, '/a/*'],
  ['/a?b=:c#d', /browsers do not send/],
  ['/?s=web+design', /space in the value of "s"/],
  ['/?s=web%20design', /space in the value of "s"/],
  ['/?s=a%0Ab', /space in the value of "s"/],
  ['/?token=abc=', /second "="/],
  ['/?token=abc%3D', /second "="/],
  ['/?a=:b', /begins with ":"/],
  ['/?a=%E9', /not encoded in UTF-8/],
  ['/?a=1&a=2', /twice/],
  ['/?a[]=1&a%5B%5D=2', /twice/],
])('%s is refused: %s, and instead of it %s is written', (from, reason, ...[instead]) => {
  const result = parseRedirectSource(from)
  expect(result).toHaveProperty('problem', expect.stringMatching(reason))
  expect('problem' in result && result.instead).toBe(instead)
})

test('of several, the one with the most parameters applies, then the path, then the folder', async () => {
  const lines = redirectLines(
    [
      { from: '/a/*', to: '/folder/' },
      { from: '/a/b', to: '/path/' },
      { from: '/a/b?p=1', to: '/one/' },
      { from: '/a/b?p=1&q=2', to: '/two/' },
    ],
    [],
  )
  const folder = makeFolder()
  putFile(folder, 'public/_redirects', lines.join('\n'))
  const { resolve } = await loadSite(join(folder, 'public'))
  const target = (request: string) => resolve(request).location?.replace(/\?.*/, '')
  expect(['/a/b?q=2&p=1', '/a/b?p=1', '/a/b', '/a/c'].map(target)).toEqual([
    ...['/two/', '/one/', '/path/', '/folder/'],
  ])
})

test.each([
  ['/articles/*', '/articles/'],
  ['/Articles/*', '/Articles/'],
  ['/de/leistungen/*', '/de/leistungen/'],
  ['/über/*', '/%C3%BCber/'],
  ['/u\u0308ber/*', '/über/'],
  ['/articles/*', '/articles/#latest'],
  ['/articles/*', '/articles/?all=1'],
])('everything in %s redirects to the page of the folder, %s', async (from, to) => {
  const folder = makeFolder()
  putFile(folder, 'public/_redirects', redirectLines([{ from, to }], []).join('\n'))
  const path = encodeURI(decodeURI(to)).replace(/[#?].*/, '')
  putFile(folder, `public${decodeURI(path)}index.html`, '')
  const { errors, resolve } = await loadSite(join(folder, 'public'))
  expect(errors).toEqual([])
  for (const below of ['a', 'a/', 'a/b.html', 'a?p=1'])
    expect(resolve(path + below)).toMatchObject({ status: 301 })
  expect(resolve(`${path}a`).location).toBe(encodeURI(decodeURI(to)))
  expect(resolve(path).status).toBe(200)
})

test('the redirects of pages that are in a folder apply before it', async () => {
  const moved = (fromPath: string, toPath: string) =>
    ({ fromPath, toPath, statusCode: 301 }) as const
  const ofPages = [
    moved('/blog/old-post/', '/articles/post/'),
    moved('/%C3%BC/1', '/list/'),
    moved('/other/', '/articles/'),
    { fromPath: '/blog/none/*', toPath: '/blog/none/index.html', statusCode: 404, force: true },
    { fromPath: '/blog/*', toPath: '/blog/none/', statusCode: 404 },
  ] as const
  const lines = redirectLines(
    [
      { from: '/blog/*', to: '/articles/' },
      { from: '/blog/2020/*', to: '/archive/' },
      { from: '/ü/*', to: '/home/' },
      { from: '/other', to: 'https://a.example/' },
    ],
    ofPages,
  )
  expect(lines).toEqual([
    '/blog/old-post/ /articles/post/ 301',
    '/%C3%BC/1 /list/ 301',
    '/other https://a.example/ 301',
    '/blog/2020/* /archive/ 301',
    '/blog/none/* /blog/none/index.html 404!',
    '/%C3%BC/* /home/ 301',
    '/u%CC%88/* /home/ 301',
    '/blog/* /articles/ 301',
  ])
  const folder = makeFolder()
  putFile(folder, 'public/_redirects', lines.join('\n'))
  const { errors, resolve } = await loadSite(join(folder, 'public'))
  expect(errors).toEqual([])
  const requests = ['/blog/old-post', '/blog/x', '/blog/2020/x', '/%C3%BC/1', '/%C3%BC/2']
  expect(requests.map((request) => resolve(request).location)).toEqual([
    ...['/articles/post/', '/articles/', '/archive/', '/list/', '/home/'],
  ])
})

test.each([
  ['/a', '/a/'],
  ['/a?p=1', '/a/?p=1'],
  ['/shop?filter[a]=1', '/shop/?filter%5Ba%5D=1'],
  ['/%C3%BC/', '/ü/'],
  ['/u\u0308/', '/ü/'],
  ['/a%20b', '/a b'],
  ['/x%28y%29/', '/x(y)/'],
  ['/%e9', '/%E9'],
  ['/?b=2&a=1', '/?a=1&b=2'],
  ['/?s=a+b', '/?s=a%20b'],
  ['/\u09DF/', '/\u09AF\u09BC/'],
])('%s and %s are one address', (one, other) => {
  expect(canonicalAddress(one)).toBe(canonicalAddress(other))
})

test.each([
  ['/a', '/A'],
  ['/caf%E9', '/Caf%E9'],
  ['/a%2Fb', '/a/b'],
  ['/?a=1', '/?a=2'],
  ['/', '/?a=1'],
])('%s and %s are two', (one, other) => {
  expect(canonicalAddress(one)).not.toBe(canonicalAddress(other))
})
