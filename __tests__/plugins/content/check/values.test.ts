import { all, type Change, drop, set } from '../../../fixtures/changes'
import { testAccepted, testRightValues, testWrongValues } from '../../../fixtures/issues'

const file = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'

/** Types, texts and lists. */
testWrongValues(study, [
  ['/tech', ['Node', 'Node'], 'wrong-form /tech/1'],
  ['/order', null, 'wrong-type', /a whole number/],
  ['/order', 1e300, 'out-of-range', /at most 1000000/],
  // A letter that looks blank.
  ['/imgAlt', '\u3164', 'wrong-form'],
  ['/imgAlt', 'Alpha\u2028Ledger', 'wrong-form', /a line/],
  ['/imgAlt', 'Alpha\u202eledger', 'wrong-form', /U\+202E, right-to-left override/],
  ['/description', 'x', 'out-of-range', /has 1 of/],
])
testWrongValues(file, [['/promise', 'A promise that ends.', 'wrong-form', /no full stop/]])
testWrongValues('site.json', [
  ['/language', 'xx', 'not-allowed', /is not a language/],
  ['/locale', 'xx-NO', 'not-allowed', /is not a language and a country/],
  ['/timeZone', 'Europe/Bergen', 'not-allowed', /is not a time zone/],
])
testRightValues(file, [
  ['/problem/title', 'Ware\u00adhouse'],
  ['/problem/title', 'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} of apps'],
  ['/problem/title', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3'],
])
testRightValues('site.json', [['/timeZone', 'America/Argentina/Buenos_Aires']])

/** The schema. */
testWrongValues('home.json', [
  [
    '/$schema',
    '../home.schema.json',
    'schema-path',
    /home\.json:\d.*"\.\.\/src\/features\/home\/home\.s/,
  ],
  ['/$schema', '../src/content/schemas/site.schema.json', 'schema-path'],
])
testRightValues('home.json', [
  ['/$schema', './../src/features/home/home.schema.json'],
  ['/$schema', undefined],
])

/** Ranges. */
const reversed = { name: 'Plan', from: 40, to: 39 }
testWrongValues('home.json', [
  ['/approach/steps/0/span', reversed, 'reversed-range /approach/steps/0/span/to'],
])

/** The receiver of the form. */
const opened = { title: 'Opened', text: 'Send the email.' }
const endpoint = { type: 'endpoint', url: '/message' }
const mailto = { type: 'mailto', opened }
const added = { ...endpoint, fields: [{ name: 'a', value: 'b' }] }
const receivers = (rows: (readonly [value: object, issue: string, line?: RegExp])[]) =>
  testWrongValues(
    'contact.json',
    rows.map(([value, issue, line]) => ['/receiver', value, issue, line]),
  )
receivers([
  [{ type: 'mailto' }, 'missing-key', /"opened" is missing .*"mailto" has "opened"/],
  [{ type: 'netlify', url: '/message' }, 'unknown-key /receiver/url', /"url".* delete it/],
  [{ ...endpoint, honeypot: 'email' }, 'not-allowed /receiver/honeypot', /not the name of/],
  [{ ...endpoint, fields: [{ name: 'email', value: 'a' }] }, 'not-allowed /receiver/fields/0/name'],
  [
    { ...endpoint, fields: [...added.fields, { name: 'a', value: 'c' }] },
    'repeated-name /receiver/fields/1/name',
  ],
  [{ type: 'constructor' }, 'not-allowed /receiver/type'],
])
testRightValues('contact.json', [
  ['/receiver', { ...added, encoding: 'json', honeypot: '_gotcha' }],
  ['/receiver', mailto],
])

/** The calendar. */
const provider = (name: string, ...unneeded: string[]): Change =>
  all(
    set('scheduling.json', '/provider', name),
    ...unneeded.map((key) => drop('scheduling.json', key)),
  )
testAccepted([
  [
    'links in place of a calendar, without what is about one',
    provider('link', '/pageSettings', '/badge', '/prefilled', '/loading'),
  ],
  [
    'a calendar other than Calendly without its settings',
    provider('cal', '/pageSettings', '/badge', '/prefilled/estimate'),
  ],
])

/** Inline Markdown. */
const answer = '/questions/0/answer'

testRightValues('services/design.json', [
  [answer, '*A*, **b**, `c`, [d](/contact-us/), [e](https://e.example), [f](mailto:a@b.example)'],
  [answer, 'Call [us](tel:+880-1000) or<br>[see the section](/notes/#what).'],
])

testWrongValues('services/design.json', [
  [answer, 'A <b>word</b>.', 'markup', /"<b>".*"answer" takes \*emphasis\*/],
  [answer, 'A **"b"**c.', 'markup', /"\*\*", which the page shows unchanged/],
  [answer, '![A](/notes/)', 'markup', /"\/notes\/"/],
  [answer, 'A [](/notes/).', 'markup', /"\/notes\/"/],
  [answer, 'See [the notes][n].', 'markup', /"\[the notes\]"/],
  ['/title', '**A**', 'markup', /write plain text: "title" takes no markup/],
  [answer, 'See [it](javascript:alert(1)).', 'wrong-form'],
  [answer, 'See [it](http://a.example).', 'wrong-form'],
  [answer, 'See [it](//evil.example).', 'wrong-form'],
])
