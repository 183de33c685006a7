import {
  comparisonKey,
  normalAddress,
  normalContent,
  normalLink,
  spellingsOf,
} from '../../../../plugins/content/text/normal-form'

test.each([
  ['a percent-encoded letter', '/%C3%BCber/', '/über/'],
  ['lower-case digits of an encoding', '/%c3%bcber/', '/über/'],
  ['a letter with its accent as a character', '/u\u0308ber/', '/über/'],
  ['both', '/u%CC%88ber/', '/über/'],
  ['an accent that only its encoding separates from its letter', '/cafe%cc%81/', '/café/'],
  ['a Bengali letter that normalization takes apart', '/\u09df/', '/\u09af\u09bc/'],
  ['the same encoded', '/%E0%A7%9F/', '/\u09af\u09bc/'],
  ['a Devanagari letter', '/\u0958/', '/\u0915\u093c/'],
  ['a Gurmukhi letter', '/\u0a5e/', '/\u0a2b\u0a3c/'],
  ['Vietnamese', '/vie\u0323\u0302t/', '/việt/'],
  ['Hangul from its jamo', '/\u1112\u1161\u11ab\u1100\u1173\u11af/', '/한글/'],
  ['half-width kana, which is another text', '/ｶ/', '/ｶ/'],
  ['an encoded slash', '/a%2fb', '/a%2Fb'],
  ['a space', '/a%20b', '/a%20b'],
  ['an encoded percent sign', '/100%25/', '/100%25/'],
  ['another encoding', '/caf%e9', '/caf%E9'],
  ['signs with a meaning', '/a%23b%3fc', '/a%23b%3Fc'],
  ['a joiner', '/a%e2%80%8cb', '/a%E2%80%8Cb'],
  ['a plus sign', '/?q=a+b', '/?q=a+b'],
  ['a query and a fragment', '/?q=%C3%BC#%C3%A9', '/?q=ü#é'],
])('%s: %s is %s', (_what, address, normal) => {
  expect(normalAddress(address)).toBe(normal)
  expect(normalAddress(normal)).toBe(normal)
})

test.each([
  ['https://a.example/u\u0308', 'https://a.example/u\u0308'],
  ['mailto:u\u0308@a.example', 'mailto:u\u0308@a.example'],
  ['#u\u0308', '#ü'],
  ['./u\u0308/%20.png', './ü/%20.png'],
  ['./%ED%99%94%EB%A9%B4.png', './화면.png'],
])('the link %s is %s', (link, normal) => {
  expect(normalLink(link)).toBe(normal)
})

test('content has one spelling of its letters, but keeps the ideographs of names and other sites', () => {
  const content = {
    title: 'Cafe\u0301 \u09df',
    author: '\ufa19田',
    link: '/%C3%BC/',
    site: 'https://a.example/%C3%BC',
    texts: ['u\u0308', 5, null, true],
    body: 'e\u0301',
  }
  expect(normalContent(content, 'body')).toEqual({
    title: 'Café \u09af\u09bc',
    author: '\ufa19田',
    link: '/ü/',
    site: 'https://a.example/%C3%BC',
    texts: ['ü', 5, null, true],
    body: 'e\u0301',
  })
  const normal = { title: 'Café', texts: ['ü', { link: '/ü/' }] }
  expect(normalContent(normal)).toBe(normal)
})

test.each([
  ['/web/', ['/web/']],
  ['/über/', ['/über/', '/u\u0308ber/']],
  ['/u\u0308ber/', ['/über/', '/u\u0308ber/']],
  ['/\u09af\u09bc/', ['/\u09af\u09bc/', '/\u09df/']],
  ['/\u09df/', ['/\u09af\u09bc/', '/\u09df/']],
  ['/tiếng-vâng/', ['/tiếng-vâng/', '/tie\u0302\u0301ng-va\u0302ng/', '/ti\u00ea\u0301ng-vâng/']],
  ['/hội/', ['/hội/', '/ho\u0323\u0302i/', '/h\u00f4\u0323i/']],
  ['/être-né/', ['/être-né/', '/e\u0302tre-ne\u0301/']],
  ['/한/', ['/한/', '/\u1112\u1161\u11ab/']],
  ['/m\u0651\u064e/', ['/m\u064e\u0651/', '/m\u0651\u064e/']],
  ['/\u05d1\u05b0\u05bc/', ['/\u05d1\u05b0\u05bc/', '/\ufb31\u05b0/', '/\u05d1\u05bc\u05b0/']],
  [
    '/\u09df/\u09af\u09bc/',
    ['/\u09af\u09bc/\u09af\u09bc/', '/\u09df/\u09df/', '/\u09df/\u09af\u09bc/'],
  ],
  ['/\u05e4\u05bf/', ['/\u05e4\u05bf/', '/\ufb4e/']],
  // A vowel stands between a letter and its dot; the next one has two marks.
  ['/\u05e9\u05b8\u05c1/', ['/\u05e9\u05b8\u05c1/', '/\ufb2a\u05b8/', '/\u05e9\u05c1\u05b8/']],
  ['/\u05e9\u05bc\u05c1/', ['/\u05e9\u05bc\u05c1/', '/\ufb2c/', '/\u05e9\u05c1\u05bc/']],
  ['/\u03c4\u03af/', ['/\u03c4\u03af/', '/\u03c4\u03b9\u0301/', '/\u03c4\u1f77/']],
  ['/\u0f42\u0fb7/', ['/\u0f42\u0fb7/', '/\u0f43/']],
  ['/\u795e/', ['/\u795e/']],
  ['/\u0958\u00e9/', ['/\u0915\u093cé/', '/\u0915\u093ce\u0301/', '/\u0958é/']],
])('browsers may ask for %s as %j', (address, spellings) => {
  expect(spellingsOf(address)).toEqual(spellings)
})

test.each([
  ['case of Turkish', 'İnşaat', 'inşaat'],
  ['a dotless letter', 'ısparta', 'ISPARTA'],
  ['sharp s', 'Großhandel', 'GROSSHANDEL'],
  ['capital sharp s', 'GROẞHANDEL', 'Grosshandel'],
  ['a final sigma', 'Λογιστής', 'λογιστήσ'],
  ['a compatibility ideograph', '\ufa19社', '神社'],
  ['a soft hyphen', 'Gastro\u00adnomie', 'gastronomie'],
  ['a joiner', 'می\u200cخواهم', 'میخواهم'],
  ['full width', 'ＡＢＣ', 'abc'],
  ['the order of marks', 'م\u0651\u064e', 'م\u064e\u0651'],
])('%s makes no other text: %s and %s', (_what, text, other) => {
  expect(comparisonKey(text)).toBe(comparisonKey(other))
})

test.each([
  ['über', 'uber'],
  ['C++', 'C'],
  ['कि', 'की'],
])('%s and %s are two texts', (text, other) => {
  expect(comparisonKey(text)).not.toBe(comparisonKey(other))
})
