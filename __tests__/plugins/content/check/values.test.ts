import { all, drop, set, type Change } from '../../../fixtures/changes'
import {
  testAccepted,
  testMistakes,
  testRightValues,
  testWrongValues,
} from '../../../fixtures/issues'

const file = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'

/** Types, texts and lists. */
testWrongValues(study, [
  ['/tech', 'x', 'wrong-type', /must be a list \[ \]/],
  ['/tech', [], 'out-of-range'],
  ['/tech', [...Array(17).keys()].map(String), 'out-of-range'],
  ['/tech', ['Node', 'Node'], 'wrong-form /tech/1'],
  ['/order', null, 'wrong-type', /a whole number/],
  ['/order', 1e300, 'out-of-range', /at most 1000000/],
  ['/imgAlt', '', 'out-of-range'],
  // A letter that looks blank.
  ['/imgAlt', '\u3164', 'wrong-form'],
  ['/imgAlt', 'Alpha\u2028Ledger', 'wrong-form', /a line/],
  ['/imgAlt', 'Alpha\u202eledger', 'wrong-form', /U\+202E, right-to-left override/],
  ['/industries/1', 'For\u00adestry', 'wrong-form'],
  ['/description', 'x', 'out-of-range', /has 1 of/],
  ['/figures/0/value', 'many', 'wrong-form'],
])
testWrongValues(file, [
  ['/problem/title', 'A \u00adb', 'wrong-form'],
  ['/title', 'x'.repeat(701), 'out-of-range', /the 60 it may/],
  ['/promise', 'A promise that ends.', 'wrong-form', /no full stop/],
])
testWrongValues('site.json', [
  ['/phones/0', '01000', 'wrong-form'],
  ['/url', 'https://a.example/', 'wrong-form'],
  ['/language', 'xx', 'not-allowed', /is not a language/],
  ['/locale', 'xx-NO', 'not-allowed', /is not a language and a country/],
  ['/locale', 'nb-XQ', 'not-allowed', /is not a language and a country/],
  ['/timeZone', 'Europe/Bergen', 'not-allowed', /is not a time zone/],
])
testWrongValues('clients.json', [['/clients/0/url', '/one.svg', 'wrong-form']])
testWrongValues('our-company/contract.json', [['/publishAt', '2027-02-30', 'reversed-range']])
testRightValues(file, [
  ['/problem/title', 'Ware\u00adhouse'],
  ['/problem/title', 'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} of apps'],
  ['/problem/title', 'Astronaut \u{1f469}\u{1f3fd}\u200d\u{1f680}'],
  ['/problem/title', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['/problem/title', 'Under 5 < 7 & over 3 > 2; R&D * 2 * 3'],
])
testRightValues('site.json', [
  ['/language', 'zh-Hant'],
  ['/locale', 'de-AT'],
  ['/timeZone', 'America/Argentina/Buenos_Aires'],
  ['/timeZone', 'UTC'],
])

/** Durations and ranges. */
testWrongValues(study, [
  ['/duration', '13/2023 - 02/2024', 'wrong-form'],
  ['/duration', 'Aug 2023 – Feb 2024', 'wrong-form', /use a hyphen/],
  ['/duration', { from: '2023-13', to: '2024-02' }, 'wrong-form /duration/from'],
  ['/duration', { from: '2023-08' }, 'reversed-range', /"inProgress": true/],
  ['/duration', { from: '2023-08', to: '2023-07' }, 'reversed-range'],
  ['/duration', { from: '2023-08', to: '2022-12' }, 'reversed-range'],
])
testRightValues(study, [
  ['/duration', { from: '2023-08', to: '2023-08' }],
  ['/duration', 'Aug 2023 - Feb 2024'],
])
const reversed = { name: 'Plan', from: 40, to: 39 }
testWrongValues('home.json', [
  ['/approach/steps/0/span', reversed, 'reversed-range /approach/steps/0/span/to'],
])
testMistakes([
  [
    'work in progress that has ended',
    all(set(study, '/duration', 'April 2024 - June 2024'), set(study, '/inProgress', true)),
    'reversed-range /duration wrong-page',
    /April 2024 - WIP/,
  ],
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
  [{ type: 'endpoint' }, 'receiver-fields', /no "url"/],
  [{ type: 'mailto' }, 'receiver-fields', /no "opened"/],
  [{ type: 'netlify', url: '/message' }, 'receiver-fields /receiver/url'],
  [{ ...mailto, honeypot: 'a' }, 'receiver-fields /receiver/honeypot'],
  [{ ...endpoint, honeypot: 'email' }, 'receiver-fields /receiver/honeypot'],
  [
    { ...endpoint, fields: [{ name: 'email', value: 'a' }] },
    'receiver-fields /receiver/fields/0/name',
  ],
  [{ ...added, honeypot: 'a' }, 'receiver-fields /receiver/honeypot'],
  [{ type: 'constructor' }, 'not-allowed /receiver/type'],
])
testRightValues('contact.json', [
  ['/receiver', { type: 'netlify' }],
  ['/receiver', { type: 'endpoint', url: 'https://forms.agency.com/f/1' }],
  ['/receiver', { ...added, encoding: 'json', honeypot: '_gotcha' }],
  ['/receiver', mailto],
  ['/receiver', { ...mailto, address: 'forms@agency.com' }],
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
const badge = { enabled: true, text: 'Call us', textColor: 'ffffff' }
testWrongValues('scheduling.json', [
  // 4.42:1 with white.
  ['/badge', { ...badge, color: '787878' }, 'low-contrast /badge/textColor', /4\.4:1 to "color"/],
  ['/badge', { enabled: true, color: 'ffee00' }, 'low-contrast /badge/color'],
])
testRightValues('scheduling.json', [['/badge', { ...badge, color: '767676' }]])
