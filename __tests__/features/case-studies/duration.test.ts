import { type DurationWords, durationText } from '../../../src/features/case-studies/duration'
import { all, set } from '../../fixtures/changes'
import { testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'

const study = 'case-studies/alpha-ledger.json'

testWrongValues(study, [
  ['/duration', '13/2023 - 02/2024', 'wrong-form'],
  ['/duration', 'Aug 2023 – Feb 2024', 'wrong-form', /use a hyphen/],
  ['/duration', '2024年4月～2025年2月', 'wrong-form', /months in English/],
  ['/duration', { from: '2023-08' }, 'in-progress', /"inProgress": true/],
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
    'in-progress /duration wrong-page',
    /April 2024 - WIP/,
  ],
])

const english: DurationWords = {
  locale: 'en-US',
  ongoing: '{from} - WIP',
  range: '{from} - {to}',
}
const japanese: DurationWords = { locale: 'ja-JP', ongoing: '{from}～現在', range: '{from}～{to}' }
const finnish: DurationWords = { ...english, locale: 'fi-FI', range: '{from} – {to}' }
const bangla: DurationWords = { ...english, locale: 'bn-BD', range: '{from} – {to}' }

test.each([
  [{ from: '2023-08', to: '2024-02' }, english, 'Aug 2023 - Feb 2024'],
  [{ from: '2024-02', to: '2024-11' }, english, 'Feb 2024 - Nov 2024'],
  [{ from: '2024-02', to: '2024-02' }, english, 'Feb 2024'],
  [{ from: '2024-04' }, english, 'Apr 2024 - WIP'],
  [{ from: '2024-04', to: '2025-02' }, japanese, '2024年4月～2025年2月'],
  [{ from: '2024-04', to: '2025-02' }, { ...japanese, locale: 'zh-TW' }, '2024年4月～2025年2月'],
  [{ from: '2023-12', to: '2024-11' }, bangla, 'ডিসে ২০২৩ – নভে ২০২৪'],
  [{ from: '2024-04' }, { ...english, locale: 'de-DE', ongoing: 'seit {from}' }, 'seit Apr. 2024'],
  [{ from: '2024-02', to: '2025-11' }, finnish, 'helmikuu 2024 – marraskuu 2025'],
  [{ from: '2024-02' }, { ...english, locale: 'sk-SK' }, 'február 2024 - WIP'],
  [{ from: '2024-02' }, { ...english, locale: 'vi-VN' }, 'tháng 2 năm 2024 - WIP'],
  [{ from: '2024-02' }, { ...english, locale: 'es-ES' }, 'febrero de 2024 - WIP'],
  [{ from: '2024-02' }, { ...english, locale: 'hu-HU' }, '2024. febr. - WIP'],
])('%j is written as the locale and the labels have it', (duration, words, text) => {
  expect(durationText(duration, words)).toBe(text)
})

test.each([
  ['April 2024 - WIP', english, 'April 2024 - WIP'],
  ['April 2024 - June 2024', { ...english, locale: 'en-GB' }, 'April 2024 - June 2024'],
  ['April 2024 - WIP', japanese, '2024年4月～現在'],
  ['Sept 2023 - Feb 2024', japanese, '2023年9月～2024年2月'],
  ['Dec 2023 - Nov 2024', bangla, 'ডিসে ২০২৩ – নভে ২০২৪'],
])('the English text "%s" is shown in the language of the page', (duration, words, text) => {
  expect(durationText(duration, words)).toBe(text)
})

test.each([
  ['th-TH', ['2022', '2024']],
  ['fa-IR', ['۲۰۲۲', '۲۰۲۴']],
  ['ar-SA', ['٢٠٢٢', '٢٠٢٤']],
])('months in %s are in the calendar of the other years of the site', (locale, years) => {
  const shown = durationText({ from: '2022-03', to: '2024-02' }, { ...english, locale })
  for (const year of years) expect(shown).toContain(year)
})
