import type { Issue } from '../../../core/issue'
import { issueAt, textAt, type JsonFile } from '../../../core/json/json-file'

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

const checks = [
  ['/language', isKnownLanguage, 'is not a language', 'write a tag such as "nb" or "pt-BR"'],
  ['/locale', isKnownLanguage, 'is not a language and a country', 'write one such as "nb-NO"'],
  ['/timeZone', isKnownTimeZone, 'is not a time zone', 'write one such as "Europe/Oslo"'],
] as const

/** Checks that the language, locale and time zone of the site exist. */
export function checkRegion(file: JsonFile): Issue[] {
  if (file.kind.type !== 'SiteSettings') return []
  return checks.flatMap(([pointer, isKnown, message, hint]) => {
    const value = textAt(file, pointer)
    return value === undefined || isKnown(value)
      ? []
      : [issueAt(file, pointer, 'not-allowed', `"${value}" ${message}`, hint)]
  })
}
