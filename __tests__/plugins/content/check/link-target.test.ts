import type { LinkFormat } from '../../../../plugins/content/check/link-format'
import { isProblem, readLink } from '../../../../plugins/content/check/link-target'
import { linkProblem } from '../../../../plugins/content/check/text-problems'

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
  ['mailto:a@b.example?subject=Q%26A:%20100%25%20%23%3F&body=a=b', 'mail'],
  ['mailto:a@b.example?subject=Hi,%20there;%20you+me', 'mail'],
  ['mailto:anna-maria@b-c.example', 'mail'],
  ['tel:+49-30-123456', 'phone'],
  ['tel:(030)123456', 'phone'],
  ['tel:+39-06-123456', 'phone'],
  ['tel:1(0)20', 'phone'],
  ['mailto:a@b.example,c@d.example?subject=Hello%20you&cc=e@f.example', 'mail'],
  ['mailto:a@пример.рф', 'mail'],
  ['MAILTO:first.last+tag@b.example', 'mail'],
  ['tel:+880-1000', 'phone'],
  ['tel:+1(555)0100;ext=12', 'phone'],
  ['tel:*100%23', 'phone'],
  ['tel:+49-30-1234,,123', 'phone'],
  ['tel:+49-30-1234;postd=pp22', 'phone'],
  ['#costs', 'anchor'],
  ['#খরচ', 'anchor'],
  ['#%E0%A6%96', 'anchor'],
])('%s is for %s', (link, type) => {
  expect(typeOf(link)).toBe(type)
})

const refused: readonly (readonly [link: string, reason: RegExp])[] = [
  ['', /is empty/],
  ['services/web/', /write "\/services\/web\/"/],
  ['./web/', /"\/web\/"/],
  ['www.example.com', /begin with "https:\/\/".*"https:\/\/www\.example\.com"/],
  ['javascript:alert(1)', /begins with "javascript:"/],
  [' javascript:alert(1)', /begins with "javascript:"/],
  ['java\tscript:alert(1)', /U\+0009/],
  ['data:text/html,x', /begins with "data:"/],
  ['ftp://a.example/', /begins with "ftp:"/],
  ['sms:+1', /begins with "sms:"/],
  ['http://a.example/b', /write "https:\/\/a\.example\/b"/],
  ['//a.example/', /leaves out https:.*"https:\/\/a\.example\/"/],
  ['/\\a.example/', /sign \\.*write "https:\/\/a\.example\/"/],
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
  ['tel:*100#', /"#".*write "tel:\*100%23"/],
  ['tel://+49-30-1234', /"\/\/" after "tel:".*write "tel:\+49-30-1234"/],
  ['mailto://a@b.example', /"\/\/" after "mailto:".*write "mailto:a@b\.example"/],
  ['mailto:info@agency.example.', /ends with "\.".*write "mailto:info@agency\.example"/],
  ['htttps://a.example/b', /begins with "htttps:".*write "https:\/\/a\.example\/b"/],
  ['mailt:a@b.example', /write "mailto:a@b\.example"/],
  ['mailto//a@b.example', /no ":" after "mailto".*write "mailto:a@b\.example"/],
  ['/https://example.org', /a slash before.*write "https:\/\/example\.org"/],
  ['/mailto:a@b.example', /write "mailto:a@b\.example"/],
  // Pasted twice, or not completely.
  ['https://https://example.com/', /"https:\/\/" twice.*write "https:\/\/example\.com\/"/],
  ['https://http://example.com/', /twice.*write "https:\/\/example\.com\/"/],
  ['http://https://example.com/a', /write "https:\/\/example\.com\/a"/],
  ['https://https//example.com', /twice.*write "https:\/\/example\.com"/],
  ['https://example.comhttps://example.com/', /twice.*write "https:\/\/example\.com\/"/],
  ['https//example.com', /begin with "https:\/\/".*write "https:\/\/example\.com"/],
  ['http//example.com/a/', /write "https:\/\/example\.com\/a\/"/],
  ['https;//example.com', /write "https:\/\/example\.com"/],
  ['mailto:mailto:a@b.example', /twice.*write "mailto:a@b\.example"/],
  ['tel:tel:+1-555-0100', /twice.*write "tel:\+1-555-0100"/],
  ['hello@agency.example', /"mailto:".*write "mailto:hello@agency\.example"/],
  ['+49 30 123456', /"tel:".*write "tel:\+49-30-123456"/],
  ['(030) 12 34 56', /write "tel:\(030\)-12-34-56"/],
  ['+49 (0) 30 123456', /write "tel:\+49-30-123456"/],
  // Of this site, as people remember it.
  ['our-company', /write "\/our-company\/"/],
  ['../contact-us', /write "\/contact-us\/"/],
  ['contact-us?about=/services/web/', /write "\/contact-us\/\?about=\/services\/web\/"/],
  ['services/web#price', /write "\/services\/web\/#price"/],
  ['static/files/a.pdf', /write "\/files\/a\.pdf"/],
  ['static/a.pdf', /write "\/a\.pdf"/],
  ['files/a.pdf', /write "\/files\/a\.pdf"/],
  ['http://localhost:8000/our-company/', /one computer.*write "\/our-company\/"/],
  ['https://localhost:8000/our-company/#a', /one computer.*write "\/our-company\/#a"/],
  ['http://127.0.0.1:9000/', /one computer.*write "\/"/],
  ['https://127.0.0.1', /one computer.*write "\/"/],
  ['http://[::1]:8000/a/', /one computer.*write "\/a\/"/],
  ['http://www.localhost?a=1', /one computer.*write "\/\?a=1"/],
  // Signs of full width.
  ['https：//例え.jp/', /U\+FF1A.*write "https:\/\/例え\.jp\/"/],
  ['https:／／例え.jp/', /U\+FF0F.*write "https:\/\/例え\.jp\/"/],
  ['http：／／a.example/', /U\+FF1A.*U\+FF0F.*write "https:\/\/a\.example\/"/],
  ['tel：+81-3-1234-5678', /U\+FF1A.*write "tel:\+81-3-1234-5678"/],
  ['mailto：a@b.example', /U\+FF1A.*write "mailto:a@b\.example"/],
  // Domains.
  ['https://www.linkedin,com/x', /"www\.linkedin,com".*write "https:\/\/www\.linkedin\.com\/x"/],
  ['https://example..com/', /write "https:\/\/example\.com\/"/],
  ['https://(www.example.com)', /write "https:\/\/www\.example\.com"/],
  ['https://www.example.com)/', /write "https:\/\/www\.example\.com\/"/],
  ['https://www.example.com.,/', /write "https:\/\/www\.example\.com\/"/],
  ["https://'a.example'/", /write "https:\/\/a\.example\/"/],
  ['https://.a.example:8443/b', /write "https:\/\/a\.example:8443\/b"/],
  ['https://a.example/?a=1&amp;b=2', /"&amp;".*\?a=1&b=2"/],
  ['https://exam\u00adple.com/', /U\+00AD.*write "https:\/\/example\.com\/"/],
  ['https://a.example/Daten\u00adschutz', /U\+00AD.*write "https:\/\/a\.example\/Datenschutz"/],
  ['https://a.example/b\u034fc', /U\+034F/],
  [
    'mailto:security@a.example&subject=Report',
    /"&" in place of "\?".*"mailto:security@a\.example\?subject=Report"/,
  ],
  ['mailto:a@b.example&amp;body=c', /write "mailto:a@b\.example\?body=c"/],
  ['mailto:a@b,example', /email address/],
  ['mailto:a@b..example', /email address/],
  // Dashes.
  ['https://exam\u2011ple.com/', /dash \(U\+2011\).*write "https:\/\/exam-ple\.com\/"/],
  ['https://a\u2013b.example/c\u2013d', /U\+2013.*write "https:\/\/a-b\.example\/c\u2013d"/],
  ['mailto:a@b\u2010c.example', /U\+2010.*write "mailto:a@b-c\.example"/],
  ['tel:+49\u201330\u20131234', /write "tel:\+49-30-1234"/],
  // Names of files.
  ['/files/100% Rabatt.pdf', /space.*write "\/files\/100%25%20Rabatt\.pdf"/],
  ['/files/C++ & C#.pdf', /space.*write "\/files\/C\+\+%20&%20C%23\.pdf"/],
  ['/files/C#.pdf', /"#" in a name.*write "\/files\/C%23\.pdf"/],
  ['/files/C#.pdf#page=2', /"#" in a name.*write "\/files\/C%23\.pdf#page=2"/],
  ['/files/Why?.pdf', /"\?" in a name.*write "\/files\/Why%3F\.pdf"/],
  ['/contact-us/?about=a&amp;b=c', /"&amp;".*write "\/contact-us\/\?about=a&b=c"/],
  ['services/web design/', /write "\/services\/web%20design\/"/],
  // Email addresses.
  ['mailto: hello@agency.example', /space.*write "mailto:hello@agency\.example"/],
  ['mailto:Anna Berg <anna@agency.example>', /name.*write "mailto:anna@agency\.example"/],
  ['mailto:Anna%20Berg%20%3Ca@b.example%3E', /name.*write "mailto:a@b\.example"/],
  [
    'mailto:A <a@b.example>, C <c@d.example>?cc=e@f.example',
    /"mailto:a@b\.example,c@d\.example\?cc=e/,
  ],
  ['mailto:"A, B" <a@b.example>', /name with the email address.*write only/],
  ['mailto:a@b.example, c@d.example', /write "mailto:a@b\.example,c@d\.example"/],
  ['mailto:a@b.example;c@d.example', /";" between.*write "mailto:a@b\.example,c@d\.example"/],
  ['mailto:a@b.example?subject=Q&A', /"&" that begins no field.*subject=Q%26A"/],
  ['mailto:a@b.example?subject=Q & A', /write "mailto:a@b\.example\?subject=Q%20%26%20A"/],
  ['mailto:a@b.example?subject=R&D&body=a', /write ".*\?subject=R%26D&body=a"/],
  ['mailto:a@b.example?subject=100%', /"%" that encodes nothing.*subject=100%25"/],
  ['mailto:a@b.example?subject=100% & more?', /write ".*\?subject=100%25%20%26%20more%3F"/],
  ['mailto:a@b.example?subject=Why?', /"\?" in its fields.*subject=Why%3F"/],
  ['mailto:a@b.example?subject=C#', /"#" in its fields.*subject=C%23"/],
  ['mailto:a@b.example?subject="A"', /write ".*\?subject=%22A%22"/],
  ['mailto:a@b.example?subject=Hello&body', /"body" without "=".*%26/],
  ['mailto:a@b.example?subject', /"subject" without "="/],
  ['mailto:a@b.example?Hello', /without "=".*\?subject=/],
  ['mailto:a@b.example?', /nothing after "\?".*write "mailto:a@b\.example"/],
  ['mailto:a@b.example?subject=a&amp;body=b', /"&amp;".*subject=a&body=b"/],
  ['mailto:a@b.example?subject=%E9', /UTF-8/],
  // Telephone numbers.
  ['tel:+49(0)30-123456', /"\(0\)" after.*write "tel:\+49-30-123456"/],
  ['tel:+49 (0) 30 123456', /"\(0\)".*write "tel:\+49-30-123456"/],
  ['tel:0049-(0)30-123456', /"\(0\)".*write "tel:0049-30-123456"/],
  ['tel:+44%20(0)20%207946', /"\(0\)".*write "tel:\+44-20-7946"/],
  ['tel:+39 (0)6 123456', /"\(0\)".*write "tel:\+39-06-123456"/],
  ['tel:+1-555-0100 ext. 12', /write "tel:\+1-555-0100;ext=12"/],
  ['tel:+1-555-0100x12', /write "tel:\+1-555-0100;ext=12"/],
  ['tel: +1 555 0100', /write "tel:\+1-555-0100"/],
  ['tel:+49/30/123456', /write "tel:\+49-30-123456"/],
  ['tel:+880%201000', /write "tel:\+880-1000"/],
  ['tel:+49 30 DIALME', /0 to 9/],
]

test.each(refused)('%s is refused', (link, reason) => {
  expect(typeOf(link)).toMatch(reason)
})

/** The value that a remedy names. */
const namedValue = (remedy = ''): string | undefined => /write "([^"]*)"/.exec(remedy)?.[1]

test.each(refused)('what is named in place of %s has a right form', (link) => {
  const target = readLink(link)
  const value = isProblem(target) ? namedValue(target.remedy) : undefined
  if (value !== undefined) expect(typeOf(value)).toMatch(/^(?:site|web|mail|phone|anchor)$/)
})

const forms: Readonly<Record<LinkFormat | 'path', RegExp>> = {
  link: /^(?:site|web|mail|phone) /,
  path: /^site \/(?:.*\/)?$/,
  'web-address': /^web /,
  'redirect-target': /^(?:site|web|mail|phone) /,
}

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'what is named in a field for "%s" has the form of the field',
  (form) => {
    const links = refused.map(([link]) => link)
    const values = links.flatMap((link) => namedValue(linkProblem(link, form).remedy) ?? [])
    expect(values.length).toBeGreaterThan(3)
    for (const value of values) expect(`${typeOf(value)} ${value}`).toMatch(forms[form])
  },
)
