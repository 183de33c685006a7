import { didYouMean } from '../../suggest'
import type { Issue } from '../../../issue'
import { issueAt, type ParsedFile, pointersOf, textsAt, valueAt } from '../../../files/parsed-file'

/** Pairs of numbers in an object, of which the second must not be less than the first. */
const pairs = [
  { first: 'from', second: 'to', message: 'ends before it begins' },
  { first: 'done', second: 'total', message: 'is less than what is done of it' },
]

/** Checks that the numbers of ranges are in order. */
export const checkRanges = (file: ParsedFile): Issue[] =>
  pairs.flatMap(({ first, second, message }) =>
    pointersOf(file, second).flatMap((pointer) => {
      const min = valueAt(file, pointer.slice(0, -second.length) + first)
      const value = valueAt(file, pointer)
      if (typeof min !== 'number' || typeof value !== 'number' || min <= value) return []
      return [issueAt(file, pointer, 'reversed-range', message)]
    }),
  )

const succeeds = (look: () => unknown): boolean => {
  try {
    return Boolean(look())
  } catch {
    return false
  }
}

const isKnownLanguage = (tag: string): boolean =>
  succeeds(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag))

const isKnownTimeZone = (timeZone: string): boolean =>
  succeeds(() => new Intl.DateTimeFormat('en', { timeZone }))

/** The most similar time zone, for a name whose city is misspelled or has none. */
const similarTimeZone = (text: string): string =>
  didYouMean(text, Intl.supportedValuesOf('timeZone')) ?? 'write one such as "Europe/Oslo"'

const checks = [
  ['/language', isKnownLanguage, 'is not a language', () => 'write a tag such as "nb" or "pt-BR"'],
  [
    '/locale',
    isKnownLanguage,
    'is not a language and a country',
    () => 'write one such as "nb-NO"',
  ],
  ['/timeZone', isKnownTimeZone, 'is not a time zone', similarTimeZone],
] as const

/** Checks that the language, locale and time zone of the site exist. */
export function checkRegion(file: ParsedFile): Issue[] {
  if (file.collection.type !== 'SiteSettings') return []
  return checks.flatMap(([pointer, isKnown, message, hint]) =>
    textsAt(file, pointer)
      .filter(({ text }) => !isKnown(text))
      .map(({ text }) => issueAt(file, pointer, 'not-allowed', `"${text}" ${message}`, hint(text))),
  )
}
