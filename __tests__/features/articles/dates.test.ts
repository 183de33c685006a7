import {
  compareByDate,
  dayText,
  minutesText,
  readingMinutes,
} from '../../../src/features/articles/dates'

const article = (title: string, date: string) => ({ date, title })
const articles = [
  article('b', '2025-03-11'),
  article('c', '2024-01-01'),
  article('a', '2025-03-11'),
  article('d', '2026-02-03'),
]

test('articles follow each other by date, and those of one day as they are listed', () => {
  const titles = [...articles].sort(compareByDate).map(({ title }) => title)
  expect(titles).toEqual(['c', 'b', 'a', 'd'])
})

test.each([
  [0, 1],
  [120, 1],
  [299, 1],
  [300, 2],
  [1100, 6],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})

test.each([
  ['en-US', '1 minute', '5 minutes'],
  ['el-GR', '1 λεπτό', '5 λεπτά'],
  ['pl-PL', '1 minuta', '5 minut'],
  ['ja-JP', '1分', '5分'],
  ['zh-CN', '1分钟', '5分钟'],
])('in %s one minute is %s and five are %s', (locale, one, five) => {
  expect(minutesText(1, locale)).toBe(one)
  expect(minutesText(5, locale)).toBe(five)
})

test.each([
  ['en-US', 'February 3, 2026'],
  ['de-DE', '3. Februar 2026'],
  ['es-ES', '3 de febrero de 2026'],
  // Without the era, which months do not have either.
  ['th-TH', '3 กุมภาพันธ์ 2026'],
])('in %s a day is written as %s', (locale, text) => {
  expect(dayText('2026-02-03', locale)).toBe(text)
})

test.each([
  ['th-TH', '2026'],
  ['fa-IR', '۲۰۲۶'],
  ['ar-SA', '٢٠٢٦'],
  ['ja-JP-u-ca-japanese', '2026'],
])('a day in %s is in the calendar of the other years of the site', (locale, year) => {
  expect(dayText('2026-02-03', locale)).toContain(year)
})
