import { durationText } from '../../../src/features/case-studies/duration'
import { all, set } from '../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'

testWrongValues(study, [
  ['/duration', '13/2023 - 02/2024', 'wrong-form'],
  ['/duration', 'Aug 2023 – Feb 2024', 'wrong-form', /use a hyphen/],
  ['/duration', { from: '2023-08' }, 'reversed-range', /"inProgress": true/],
  ['/duration', { from: '2023-08', to: '2023-07' }, 'reversed-range'],
])
testRightValues(study, [
  ['/duration', { from: '2023-08', to: '2023-08' }],
  ['/duration', 'Aug 2023 - Feb 2024'],
])
testMistakes([
  [
    'work in progress that has ended',
    all(set(study, '/duration', 'April 2024 - June 2024'), set(study, '/inProgress', true)),
    'reversed-range /duration wrong-page',
    /April 2024 - WIP/,
  ],
])

const english = { locale: 'en-US', ongoing: '{from} - WIP' }

test.each([
  [{ from: '2023-08', to: '2024-02' }, english, 'Aug 2023 – Feb 2024'],
  [{ from: '2024-02', to: '2024-11' }, english, 'Feb – Nov 2024'],
  [{ from: '2024-04' }, english, 'Apr 2024 - WIP'],
  [{ from: '2024-02', to: '2024-11' }, { ...english, locale: 'nb-NO' }, 'feb.–nov. 2024'],
  [{ from: '2024-04' }, { locale: 'de-DE', ongoing: 'seit {from}' }, 'seit Apr. 2024'],
  ['April 2024 - WIP', english, 'April 2024 - WIP'],
])('%j is written as the locale has it', (duration, words, text) => {
  expect(durationText(duration, words).replace(/\s/g, ' ')).toBe(text)
})

test.each([
  ['th-TH', ['2022', '2024']],
  ['fa-IR', ['۲۰۲۲', '۲۰۲۴']],
  ['ar-SA', ['٢٠٢٢', '٢٠٢٤']],
])('months in %s are in the calendar of the other years of the site', (locale, years) => {
  const shown = durationText({ from: '2022-03', to: '2024-02' }, { locale, ongoing: '{from}' })
  for (const year of years) expect(shown).toContain(year)
})
