import { rules } from '../../../src/content/validation/rule-ids'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { brokenSites } from '../../fixtures/broken'
import { all, drop, picture, remove, rename, set, write, type Change } from '../../fixtures/changes'
import { fixtureSite, sourceOf, textOf } from '../../fixtures/content'

const study = 'case-studies/alpha-ledger.json'
const facts = { width: 3200, height: 2000, bytes: 400_000 }

/** Replaces a part of a file's text, or all of it with `.`. */
const text =
  (file: string, part: string | RegExp, other: string): Change =>
  (site) =>
    write(file, textOf(site.files[file]).replace(part, other))(site)

/** Moves a file to another name. */
const move =
  (file: string, name: string): Change =>
  (site) => {
    write(name, site.files[file])(site)
    remove(file)(site)
  }

// Each mistake with a line of what is reported, from the pointer to the message.
const mistakes: [string, Change, string][] = [
  // Files
  ['a missing parent page', remove('industries/retail.json'), '/  missing-parent  is missing'],
  [
    'a file name with a space',
    move('industries/health.json', 'industries/with space.json'),
    '/  file-name  "with space" cannot be part of an address  (name it "with-space")',
  ],
  ['a file name of two points', write('industries/...json', {}), '/  file-name  ".." cannot be'],
  ['a path out of data/', write('../site.json', {}), '/  unknown-file  this is not a content file'],
  [
    'the address of the 404 page',
    move('pages/notes.json', 'pages/404.json'),
    '/  reserved-address  /404/ is an address of the site itself',
  ],
  ['an empty file', write('services.json', ' '), '/  syntax  the file is empty'],
  ['a cut file', write('services.json', '{'), '/  syntax  the file ends too early'],
  ['a byte order mark', text('services.json', /^/, '\ufeff'), '/  byte-order-mark  begins with'],
  ['bytes that are not UTF-8', text('services.json', '{', '{\ufffd'), '/  not-utf-8  a character'],
  ['a merge conflict', text(study, '"title"', '<<<<<<< HEAD\n"title"'), '/  syntax  '],
  ['a comment', text(study, '"title"', '/* new */ "title"'), '/  syntax  JSON does not allow'],
  ['curly quotes', write(study, '{ "title": “Alpha” }'), '/  syntax  curly quotes are not JSON'],
  ['a comma at the end', write(study, '{ "title": "A", }'), '/  syntax  there is a comma after'],
  ['deep nesting', write(study, '['.repeat(100_000)), '/  syntax  '],
  [
    'a duplicate key, once as an escape',
    text(study, '"title"', '"\\u0074itle": "Other", "title"'),
    '/title  duplicate-key  "title" is duplicated in the same object',
  ],
  [
    "a key of JavaScript's own objects",
    text(study, '"title"', '"__proto__": { "polluted": true }, "title"'),
    '/__proto__  forbidden-key  "__proto__" cannot be a key',
  ],

  // Values
  ['no schema', drop(study, '/$schema'), '/  schema-reference  "$schema" is missing'],
  ['the schema of another kind', set(study, '/$schema', '../x.json'), '/$schema  schema-reference'],
  [
    'a key with a look-alike letter',
    rename('services.json', '/seo', 'se\u0430o'),
    '(did you mean "seo"?)',
  ],
  ['text for a list', set(study, '/tech', 'x'), '/tech  wrong-type  must be a list [ ], but is'],
  ['null for a number', set(study, '/order', null), '/order  wrong-type  must be a whole number'],
  ['a huge number', set(study, '/order', 1e300), '/order  out-of-range  must be at most 1000000'],
  ['an empty text', set(study, '/title', ''), '/title  empty-text  is empty'],
  ['a letter that looks blank', set(study, '/title', '\u3164'), '/title  text-form  contains an'],
  ['a short text', set(study, '/description', 'x'), '/description  text-too-short  has 1 of at'],
  ['a long text', set(study, '/title', 'x'.repeat(1e4)), '/title  text-too-long  has 10000'],
  ['too few entries', set(study, '/tech', []), '/tech  too-few  has no entries, but needs at'],
  [
    'too many entries',
    set(study, '/tech', [...Array(17).keys()].map(String)),
    '/tech  too-many  has 17 entries, but can have at most 16',
  ],
  ['a repeated entry', set(study, '/tech', ['Node', 'Node']), '/tech/1  repeated-entry  repeats'],
  ['two numbers for one', set(study, '/tech', ['NODE']), '/tech/0  technology-name  "NODE" has'],
  ['HTML', set(study, '/description', `<b>${'x '.repeat(30)}.`), 'warning  markup  contains "<b>"'],
  [
    'a text that turns the text around it',
    set(study, '/title', 'Alpha\u202eledger'),
    '/title  text-form  contains an invisible character (U+202E, right-to-left override)',
  ],
  ['a line break', set(study, '/title', 'Alpha\u2028Ledger'), '/title  text-form  contains a line'],

  // Titles
  ['a title without an address', set(study, '/title', '!!!'), '/title  empty-slug  "!!!" has no'],
  ['a Cyrillic letter', set(study, '/title', 'Al\u0440ha'), '/title  look-alike  "Al\u0440ha"'],
  [
    'a title that differs by accents',
    set('case-studies/beta-menu.json', '/title', 'Álpha — Lédger'),
    '/title  duplicate-slug  /case-studies/alpha-ledger/ is taken by "Alpha Ledger"',
  ],

  // Links: what a browser would follow away from the site, or run
  ...[
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
  ].map((link): [string, Change, string] => [
    `the link ${JSON.stringify(link)}`,
    set('navigation.json', '/main/0/link', link),
    '/main/0/link  link-form  ',
  ]),
  [
    'a dangerous link in a text',
    set('company.json', '/story/paragraphs/0', 'See [it](javascript:alert&#40;1&#41;).'),
    '/story/paragraphs/0  link-form  links to "javascript:',
  ],
  [
    'a path with a look-alike letter',
    set(study, '/industries/0', '/\u0456ndustries/retail/'),
    '/industries/0  dangling-link  there is no page',
  ],
  [
    'a page that nothing links to',
    set('home.json', '/services/all/link', '/contact-us/thank-you/'),
    '/services/all/link  dangling-link  /contact-us/thank-you/ is not a page to link to',
  ],
  [
    'proof in progress',
    set('services/web.json', '/proof/0/caseStudy', '/case-studies/beta-og-menu/'),
    '/proof/0/caseStudy  unfinished-proof  is a case study in progress',
  ],

  // Pictures
  ['a path out of the folder', set(study, '/imgUrl', '../../x.png'), '/imgUrl  picture-path  '],
  [
    'the picture of another page',
    all(set(study, '/imgUrl', './beta-menu/cover.png'), picture('case-studies/x/y.png', facts)),
    '/imgUrl  foreign-picture  data/case-studies/beta-menu/cover.png is outside',
  ],
]

const issuesOf = (change: Change) => {
  const site = fixtureSite()
  change(site)
  return validate(sourceOf(site))
}

test.each(mistakes)('reports %s', (_what, change, line) => {
  expect(issuesOf(change).map(formatIssue)).toContainEqual(expect.stringContaining(line))
})

test('each rule is reported for a mistake', () => {
  const changes = [...mistakes.map(([, change]) => change), ...Object.values(brokenSites)]
  const reported = new Set(changes.flatMap(issuesOf).map(({ rule }) => rule))
  expect([...reported].sort()).toEqual(Object.keys(rules).sort())
})
