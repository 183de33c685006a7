import { isProblem, readLink } from '../../../../plugins/content/check/link-target'

const typeOf = (link: string): string => {
  const target = readLink(link)
  return isProblem(target) ? `${target.problem} (${target.remedy})` : target.type
}

test.each([
  '/',
  '/contact-us/',
  '/bn/সেবা/',
  '/bn/%E0%A6%B8%E0%A7%87%E0%A6%AC%E0%A6%BE/',
  '/contact-us/?about=/services/web/&x=a+b#write',
  '/services/web/#%C3%BCber',
  '/files/brochure.pdf',
  '/files/My%20Brochure%20(2).PDF',
  '/files/a%23b%3Fc.pdf',
  '/files/100%25.pdf',
  '/LICENSE',
  '/files/name.tar.gz',
])('%s is within the site', (link) => {
  expect(typeOf(link)).toBe('site')
})

test.each([
  'https://example.com',
  'https://Example.com/A_b',
  'HTTPS://EXAMPLE.COM/',
  'https://xn--e1afmkfd.xn--p1ai/',
  'https://пример.рф/',
  'https://উদাহরণ.বাংলা/',
  'https://例え.テスト/',
  'https://bücher.example/straße',
  'https://example.com:8443/',
  'https://192.0.2.1/',
  'https://[2001:db8::1]:8443/a',
  'https://my_site.example.com/',
  'https://example.com./',
  'https://localhost/',
  'https://a.example/wiki/Ü_(letter)',
  'https://a.example/a[1]?b[]=2',
  'https://a.example/50%-off',
  "https://a.example/~u/;v=1,2/@me/$x!*'",
  'https://a.example?q=1#a:~:text=b',
  'https://fa.wikipedia.org/wiki/می\u200cخواهم',
])('%s is an https address', (link) => {
  expect(typeOf(link)).toBe('web')
})

test('an address with letters is one however often it is read', () => {
  const types = Array.from({ length: 10_000 }, () => typeOf('https://bücher.example/straße'))
  expect(new Set(types)).toEqual(new Set(['web']))
})

test.each([
  ['mailto:a@b.example', 'mail'],
  ['mailto:a@b.example,c@d.example?subject=Hello%20you&cc=e@f.example', 'mail'],
  ['mailto:a@пример.рф', 'mail'],
  ['MAILTO:first.last+tag@b.example', 'mail'],
  ['tel:+880-1000', 'phone'],
  ['tel:+1(555)0100;ext=12', 'phone'],
  ['#costs', 'anchor'],
  ['#খরচ', 'anchor'],
  ['#%E0%A6%96', 'anchor'],
])('%s is for %s', (link, type) => {
  expect(typeOf(link)).toBe(type)
})

test.each([
  ['', /is empty/],
  ['services/web/', /from the beginning, "\/services\/web\/"/],
  ['./web/', /"\/web\/"/],
  ['www.example.com', /not the path.*https:/],
  ['javascript:alert(1)', /begins with "javascript:"/],
  [' javascript:alert(1)', /begins with "javascript:"/],
  ['java\tscript:alert(1)', /U\+0009/],
  ['data:text/html,x', /begins with "data:"/],
  ['ftp://a.example/', /begins with "ftp:"/],
  ['sms:+1', /begins with "sms:"/],
  ['http://a.example/b', /write "https:\/\/a\.example\/b"/],
  ['//a.example/', /leaves out https:.*"https:\/\/a\.example\/"/],
  ['/\\a.example/', /sign \\.*write "\/"/],
  ['/a//b/', /two slashes.*"\/a\/b\/"/],
  ['/a/../b/', /points/],
  ['/a/%2E%2E/b/', /points/],
  ['/a%2fb/', /encoded slash/],
  ['/files/my brochure.pdf', /has a space.*"\/files\/my%20brochure\.pdf"/],
  ['/files/a\u00a0b.pdf', /U\+00A0/],
  ['/files/100%-sure.pdf', /"%" that encodes nothing.*"\/files\/100%25-sure\.pdf"/],
  ['/caf%E9/', /UTF-8/],
  ['/a/#b#c', /two "#".*%23/],
  ['/a\u200b/', /U\+200B/],
  ['/ab\u202e/', /U\+202E/],
  ['/a"b/', /sign ".*%22/],
  ['#', /names no heading/],
  ['https:/a.example', /no "\/\/"/],
  ['https:a.example', /no "\/\/"/],
  ['https://', /not a complete/],
  ['https://a b.example/', /has a space/],
  ['https://user:pass@a.example/', /password/],
  ['https://a.example:99999/', /port/],
  ['https://a.example\\@b.example/', /sign \\/],
  ['https://a.example/<b>', /sign </],
  ['https://agеncy.example/', /look like others.*U\+0435.*xn--/],
  ['https://256.1.1.1/', /not a complete/],
  ['https://a..example/\u0000', /U\+0000/],
  ['mailto:', /email address/],
  ['mailto:a', /email address/],
  ['mailto:a@b', /email address/],
  ['mailto:a b@c.example', /has a space/],
  ['tel:', /telephone/],
  ['tel:+1 555 0100', /write "tel:\+1-555-0100"/],
  ['tel:০১২', /0 to 9/],
  ['tel:abc', /telephone/],
])('%s is refused', (link, reason) => {
  expect(typeOf(link)).toMatch(reason)
})
