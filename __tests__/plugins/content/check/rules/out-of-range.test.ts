import { testRightValues, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('case-studies/alpha-ledger.json', [
  ['/order', 1e300, 'out-of-range', /at most 1000000/],
  ['/description', 'x', 'out-of-range', /has 1 of/],
])

/** Full-width characters take twice the space of others. */
const study = 'case-studies/alpha-ledger.json'
testRightValues(study, [
  ['/description', '棚卸しを止めずに在庫システムを入れ替えた、老舗酒蔵の事例。'],
  ['/description', '棚'.repeat(80)],
  ['/description', 'ব'.repeat(160)],
  ['/description', 'Waren\u00adwirtschaft'.repeat(10) + 'Lagerhaus.'],
])
testWrongValues(study, [
  [
    '/description',
    '棚'.repeat(24),
    'out-of-range',
    /has 48 of at least 50 characters, of which wide/,
  ],
  [
    '/description',
    '棚'.repeat(81),
    'out-of-range',
    /has 162 characters, of which wide ones count twice, 2 more/,
  ],
  ['/title', '가'.repeat(31), 'out-of-range', /has 62 characters/],
  ['/description', 'x'.repeat(161), 'out-of-range', /has 161 characters, 1 more/],
])
