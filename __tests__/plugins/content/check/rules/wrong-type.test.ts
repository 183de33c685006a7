import { replaceText } from '../../../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/order', null, 'wrong-type', /a whole number/],
  ['/order', '7', 'wrong-type', /\(write 7, without quotes/],
  ['/order', '\uff11\uff12', 'wrong-type', /\(write 12 \(U\+0031 in place of U\+FF11/],
])
testMistakes([
  [
    'a wrong type in the facts of a Markdown file',
    replaceText('pages/notes.md', 'title:', 'draft: maybe\ntitle:'),
    'wrong-type /draft',
    /:3:8 .*true or false/,
  ],
  [
    'a word that looks like another one',
    replaceText('pages/notes.md', 'title:', 'draft: tru\u0435\ntitle:'),
    'wrong-type /draft',
    /write true \(U\+0065 in place of U\+0435\), without quotes/,
  ],
])
testWrongValues('estimate.json', [
  [
    '/services/0/people',
    '1,5',
    'wrong-type',
    /but is the text "1,5" {2}\(write 1\.5, without quotes/,
  ],
  ['/services/0/people', '1.500,00', 'wrong-type', /separators, .* such as 1250\.5/],
])

/** Pages write weeks in the plural forms of whole numbers. */
testWrongValues('estimate.json', [
  [
    '/services/1/monthly',
    { from: 1.5, to: 2 },
    'wrong-type /services/1/monthly/from',
    /a whole number/,
  ],
])
testWrongValues('services/web.json', [
  ['/typical/usual/weeks/to', 12.5, 'wrong-type', /a whole number/],
])

/** Measured values are numbers, however a language writes them. */
testWrongValues(
  'company.json',
  [
    ...[
      '1,250',
      '1.250,5',
      '1 250',
      '1\u00a0250',
      '12’500',
      '٦٫٨',
      '۱٬۲۵۰',
      '৬.৮',
      '১,২৫০',
      '2.400',
    ],
    ...['24/7', '2x', '96 %'],
  ].map((value) => [
    '/figures/items/0/value',
    value,
    'wrong-type',
    /\(write the number without quotes and separators, .*such as 1250\.5\)/,
  ]),
)
testWrongValues('company.json', [
  ['/figures/items/0/value', '6,8', 'wrong-type', /write 6\.8, without quotes/],
  ['/figures/items/0/value', '−34', 'wrong-type', /write -34 .*without quotes/],
  ['/figures/items/0/value', '-12', 'wrong-type', /write -12, without quotes/],
  ['/figures/items/0/value', 'many', 'wrong-type'],
])
testRightValues(
  'company.json',
  [0, -34, 6.8, 1250, 1250000.75].map((value) => ['/figures/items/0/value', value]),
)
