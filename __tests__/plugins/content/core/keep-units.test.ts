import { keepUnits } from '../../../../plugins/content/core/keep-units'

const english = { locale: 'en-US', to: 'to' }
/** With a "~" in place of each non-breaking space. */
const kept = (text: string, words = english): string =>
  keepUnits(text, words).replaceAll('\u00a0', '~')

test.each([
  ['Usually 24,000 to 46,000 USD a month', 'Usually 24,000~to~46,000~USD a month'],
  ['ready in 12 to 20 weeks', 'ready in 12~to~20~weeks'],
  ['6.8 % of 5 kg in 40 min', '6.8~% of 5~kg in 40~min'],
  ['within 1 working day', 'within 1~working~day'],
  ['2 person-days, 560 USD', '2~person-days, 560~USD'],
  ['got Tk 3,412 for it', 'got Tk~3,412 for it'],
  ['{from} to {to} {currency}', '{from}~to~{to}~{currency}'],
  ['Starts in {from} to {to} weeks', 'Starts in {from}~to~{to}~weeks'],
])('keeps the numbers in %j with their units', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each(['from 5 to 11 April 2026', 'The 14 people here', '3 of 24 stops', 'no number at all'])(
  'leaves %j as it is',
  (text) => {
    expect(kept(text)).toBe(text)
  },
)

test('knows the units of the language', () => {
  const german = { locale: 'de-DE', to: 'bis' }
  expect(kept('3 bis 4 Wochen, 2 Arbeitstage', german)).toBe('3~bis~4~Wochen, 2 Arbeitstage')
})
