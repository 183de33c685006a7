import { all, drop, set, type Change } from '../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../fixtures/issues'

const file = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'
const duration = (value: unknown, inProgress = false): Change =>
  all(set(study, '/duration', value), set(study, '/inProgress', inProgress))
const receiver = (value: object): Change => set('contact.json', '/receiver', value)
const opened = { title: 'Opened', text: 'Send the email.' }
const endpoint = { type: 'endpoint', url: '/message' }
const badge = (value: object): Change =>
  set('scheduling.json', '/badge', {
    enabled: true,
    text: 'Call us',
    textColor: 'ffffff',
    ...value,
  })

/** Types, texts and lists. */
testMistakes([
  ['text for a list', set(study, '/tech', 'x'), 'wrong-type /tech', /must be a list \[ \]/],
  ['null for a number', set(study, '/order', null), 'wrong-type /order', /a whole number/],
  ['a huge number', set(study, '/order', 1e300), 'out-of-range /order', /at most 1000000/],
  ['an empty text', set(study, '/imgAlt', ''), 'out-of-range /imgAlt'],
  ['a letter that looks blank', set(study, '/imgAlt', '\u3164'), 'wrong-form /imgAlt'],
  ['a line break', set(study, '/imgAlt', 'Alpha\u2028Ledger'), 'wrong-form /imgAlt', /a line/],
  [
    'a text that turns the text around it',
    set(study, '/imgAlt', 'Alpha\u202eledger'),
    'wrong-form /imgAlt',
    /U\+202E, right-to-left override/,
  ],
  [
    'a soft hyphen outside a word',
    set(file, '/problem/title', 'A \u00adb'),
    'wrong-form /problem/title',
  ],
  [
    'a soft hyphen in a name',
    set(study, '/industries/1', 'For\u00adestry'),
    'wrong-form /industries/1',
  ],
  ['a short text', set(study, '/description', 'x'), 'out-of-range /description', /has 1 of/],
  ['a long text', set(file, '/title', 'x'.repeat(701)), 'out-of-range /title', /the 60 it may/],
  ['too few entries', set(study, '/tech', []), 'out-of-range /tech'],
  [
    'too many entries',
    set(study, '/tech', [...Array(17).keys()].map(String)),
    'out-of-range /tech',
  ],
  ['a repeated entry', set(study, '/tech', ['Node', 'Node']), 'wrong-form /tech/1'],
  [
    'a full stop',
    set(file, '/promise', 'A promise that ends.'),
    'wrong-form /promise',
    /no full stop/,
  ],
  ['a figure in letters', set(study, '/figures/0/value', 'many'), 'wrong-form /figures/0/value'],
  [
    'a phone number without a country',
    set('site.json', '/phones/0', '01000'),
    'wrong-form /phones/0',
  ],
  ['a slash after the address', set('site.json', '/url', 'https://a.example/'), 'wrong-form /url'],
  [
    'a logo outside its folder',
    set('clients.json', '/clients/0/url', '/one.svg'),
    'wrong-form /clients/0/url',
  ],
  [
    'no day of the calendar',
    set('our-company/contract.json', '/publishAt', '2027-02-30'),
    'reversed-range /publishAt',
  ],
])

testAccepted(
  [
    'Ware\u00adhouse',
    'A family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} of apps',
    'Astronaut \u{1f469}\u{1f3fd}\u200d\u{1f680}',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    'Under 5 < 7 & over 3 > 2; R&D * 2 * 3',
  ].map((text) => [`the text "${text}"`, set(file, '/problem/title', text)]),
)

/** Durations and ranges. */
testMistakes([
  ['a duration in numbers', duration('13/2023 - 02/2024'), 'wrong-form /duration'],
  [
    'a duration with a dash',
    duration('Aug 2023 – Feb 2024'),
    'wrong-form /duration',
    /use a hyphen/,
  ],
  [
    'a month that does not exist',
    duration({ from: '2023-13', to: '2024-02' }),
    'wrong-form /duration/from',
  ],
  [
    'no end without work in progress',
    duration({ from: '2023-08' }),
    'reversed-range /duration',
    /"inProgress": true/,
  ],
  [
    'work in progress that has ended',
    duration('April 2024 - June 2024', true),
    'reversed-range /duration wrong-page',
    /April 2024 - WIP/,
  ],
  [
    'an end before the start',
    duration({ from: '2023-08', to: '2023-07' }),
    'reversed-range /duration',
  ],
  [
    'an end in the year before',
    duration({ from: '2023-08', to: '2022-12' }),
    'reversed-range /duration',
  ],
  [
    'a step that ends before it begins',
    set('home.json', '/approach/steps/0/span', { name: 'Plan', from: 40, to: 39 }),
    'reversed-range /approach/steps/0/span/to',
  ],
])

testAccepted([
  ['one month', duration({ from: '2023-08', to: '2023-08' })],
  ['a duration as text', duration('Aug 2023 - Feb 2024')],
])

/** The receiver of the form. */
testMistakes([
  [
    'an endpoint without its URL',
    receiver({ type: 'endpoint' }),
    'receiver-fields /receiver',
    /no "url"/,
  ],
  [
    'a mail receiver without its texts',
    receiver({ type: 'mailto' }),
    'receiver-fields /receiver',
    /no "opened"/,
  ],
  [
    'a URL for Netlify',
    receiver({ type: 'netlify', url: '/message' }),
    'receiver-fields /receiver/url',
  ],
  [
    'a honeypot for mail',
    receiver({ type: 'mailto', opened, honeypot: 'a' }),
    'receiver-fields /receiver/honeypot',
  ],
  [
    'a honeypot named as a field',
    receiver({ ...endpoint, honeypot: 'email' }),
    'receiver-fields /receiver/honeypot',
  ],
  [
    'a field named as another',
    receiver({ ...endpoint, fields: [{ name: 'email', value: 'a' }] }),
    'receiver-fields /receiver/fields/0/name',
  ],
  [
    'a honeypot named as an added field',
    receiver({ ...endpoint, fields: [{ name: 'a', value: 'b' }], honeypot: 'a' }),
    'receiver-fields /receiver/honeypot',
  ],
  ['an unknown receiver', receiver({ type: 'constructor' }), 'not-allowed /receiver/type'],
])

testAccepted([
  ['Netlify', receiver({ type: 'netlify' })],
  ['another server', receiver({ type: 'endpoint', url: 'https://forms.agency.com/f/1' })],
  [
    'a server with fields',
    receiver({
      ...endpoint,
      encoding: 'json',
      honeypot: '_gotcha',
      fields: [{ name: 'key', value: 'a' }],
    }),
  ],
  ['an email', receiver({ type: 'mailto', opened })],
  ['an email to an address', receiver({ type: 'mailto', address: 'forms@agency.com', opened })],
  [
    'links in place of a calendar, without what is about one',
    all(
      set('scheduling.json', '/provider', 'link'),
      ...['/pageSettings', '/badge', '/prefilled', '/loading'].map((key) =>
        drop('scheduling.json', key),
      ),
    ),
  ],
  [
    'a calendar other than Calendly without its settings',
    all(
      set('scheduling.json', '/provider', 'cal'),
      ...['/pageSettings', '/badge', '/prefilled/estimate'].map((key) =>
        drop('scheduling.json', key),
      ),
    ),
  ],
])

/** Language and region. */
testMistakes(
  (
    [
      ['language', 'xx', /is not a language/],
      ['locale', 'xx-NO', /is not a language and a country/],
      ['locale', 'nb-XQ', /is not a language and a country/],
      ['timeZone', 'Europe/Bergen', /is not a time zone/],
    ] as const
  ).map(([key, value, line]) => [
    `the ${key} "${value}"`,
    set('site.json', `/${key}`, value),
    `not-allowed /${key}`,
    line,
  ]),
)

testAccepted(
  [
    ['language', 'zh-Hant'],
    ['locale', 'de-AT'],
    ['timeZone', 'America/Argentina/Buenos_Aires'],
    ['timeZone', 'UTC'],
  ].map(([key = '', value]) => [`the ${key} ${value}`, set('site.json', `/${key}`, value)]),
)

/** Colors: 4.54:1 and 4.42:1 with white. */
testMistakes([
  [
    'a badge without contrast',
    badge({ color: '787878' }),
    'low-contrast /badge/textColor',
    /4\.4:1 to "color"/,
  ],
  [
    'a badge without contrast to the default',
    set('scheduling.json', '/badge', { enabled: true, color: 'ffee00' }),
    'low-contrast /badge/color',
  ],
])
testAccepted([['a badge with a contrast of 4.5:1', badge({ color: '767676' })]])
