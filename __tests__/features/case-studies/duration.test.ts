import {
  type DurationWords,
  durationText,
  monthWriter,
} from '../../../src/features/case-studies/duration'
import { all, set } from '../../fixtures/changes'
import { issuesOf, testMistakes, testRightValues, testWrongValues } from '../../fixtures/issues'
import { draft, now } from '../../fixtures/publication'

const study = 'case-studies/alpha-ledger.json'

/** A release of a case study, in a month. */
const release = (date: string) => ({
  title: `Release ${date}`,
  date,
  description: 'All axes.',
  personDays: 12,
})

testWrongValues(study, [
  ['/duration', '13/2023 - 02/2024', 'wrong-form'],
  ['/duration', 'Aug 2023 – Feb 2024', 'wrong-form', /use a hyphen/],
  ['/duration', '2024年4月～2025年2月', 'wrong-form', /months in English/],
  ['/duration', { from: '2567-02' }, 'wrong-form /duration/from', /year 2567 .*Gregorian/],
  ['/releases', [release('1405-02')], 'wrong-form /releases/0/date', /1405 is not one of 1900 to/],
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

/** What has happened is not in the future. */
testWrongValues(
  study,
  [
    ['/duration', { from: '2027-01', to: '2027-04' }, 'future-date /duration/to', /up to 2027-03/],
    ['/duration', 'Aug 2023 - Sept 2027', 'future-date', /2027-09 is in the future/],
    ['/duration', 'Aug 2023 - Feb 2031', 'future-date', /write a month up to 2027-03/],
    ['/releases', [release('2027-04')], 'future-date /releases/0/date', /2027-04 is in the future/],
  ].map((row) => row as [string, unknown, string, RegExp?]),
  now,
)
testMistakes(
  [
    [
      'a person who joins in the future',
      set('people/jo-doe.json', '/since', 2028),
      'future-date /since',
      /2028 is in the future.*a year up to 2027/,
    ],
    [
      'work in progress since a month of another calendar',
      all(
        set(study, '/inProgress', true),
        set(study, '/duration', { from: '2080-10' }),
        set(study, '/releases', [release('2027-04')]),
      ),
      'future-date wrong-page /duration/from',
      /2080-10 is in the future.*a month of the Gregorian calendar/,
    ],
    [
      'a year of another calendar',
      set('people/jo-doe.json', '/since', 2079),
      'future-date /since',
      /2079 is in the future.*a year of the Gregorian calendar up to 2027/,
    ],
  ],
  now,
)
test.each([
  ['the present month', set(study, '/duration', { from: '2023-08', to: '2027-03' })],
  ['the present year', set('people/jo-doe.json', '/since', 2027)],
  [
    'a page that is published later',
    all(set(study, '/duration', 'Aug 2023 - May 2027'), set(study, '/publishAt', '2027-05-02')),
  ],
  ['a draft', all(set(study, '/duration', 'Aug 2023 - May 2027'), draft(study))],
])('%s can be the date of what has happened', (_what, change) => {
  expect(issuesOf(change, now).filter(({ rule }) => rule === 'future-date')).toEqual([])
})

/** The months of releases. */
testWrongValues(study, [
  ...['Aprl 2024', 'April 2024', '2024-13', '২০২৪-০৪'].map(
    (date) =>
      [
        '/releases',
        [release(date)],
        'wrong-form /releases/0/date',
        /The year and month, for example "2024-02"/,
      ] as const,
  ),
])
testRightValues(study, [['/releases', [release('2024-04'), release('2024-05')]]])

test.each([
  ['en-GB', 'April 2024'],
  ['bn-BD', 'এপ্রিল ২০২৪'],
  ['de-DE', 'April 2024'],
  ['ja-JP', '2024年4月'],
  ['pl-PL', 'kwiecień 2024'],
])('the month of a release in %s is %s', (locale, text) => {
  expect(monthWriter(locale, 'long')('2024-04')).toBe(text)
})

const english: DurationWords = {
  locale: 'en-US',
  ongoing: '{from} - WIP',
  range: '{from} - {to}',
}
const since: DurationWords = { ...english, ongoing: 'Since {from}', range: '{from} – {to}' }
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
  [{ from: '2024-02' }, { ...english, locale: 'gd-GB' }, 'Gearr 2024 - WIP'],
])('%j is written as the locale and the labels have it', (duration, words, text) => {
  expect(durationText(duration, words)).toBe(text)
})

test.each([
  ['April 2024 - WIP', english, 'April 2024 - WIP'],
  ['April 2024 - June 2024', { ...english, locale: 'en-GB' }, 'April 2024 - June 2024'],
  ['April 2024 - WIP', since, 'Since April 2024'],
  ['April 2024 - June 2024', since, 'April 2024 – June 2024'],
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
