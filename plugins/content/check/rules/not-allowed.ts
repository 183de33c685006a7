import type { Ajv2020 } from 'ajv/dist/2020'
import { issueAt, type ParsedFile, textAt, textsAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { Rule } from '../rule'
import { descriptionOf, describeValue } from '../schema-error'
import { hasFormats, withFormats } from '../../text/locale-formats'
import { didYouMean } from '../../text/suggest'

const id = 'not-allowed'

export const notAllowed: Rule = {
  id,
  requirement:
    'A value is one of the allowed values; language, locale, time zone and currency exist, and the locale is one of the language, with formats in Node.js.',

  describeSchemaError: (error) => {
    const { keyword, params, data } = error
    if (keyword === 'not') return { problem: 'is not allowed here', remedy: descriptionOf(error) }
    if (keyword === 'format' && params.format === currencyFormat)
      return {
        problem: `${JSON.stringify(data)} is not a currency`,
        remedy: didYouMean(String(data), currencies()) ?? 'write a code such as "EUR"',
      }
    if (keyword !== 'enum') return undefined
    const allowed = [params.allowedValues].flat().map(String)
    const list = allowed.map((value) => `"${value}"`).join(', ')
    return {
      problem: `must be one of ${list}, but is ${describeValue(data)}`,
      remedy: typeof data === 'string' ? didYouMean(data, allowed) : undefined,
    }
  },

  // The settings of a language are in the folder with its tag.
  checkTranslations: ({ ownFiles }) =>
    ownFiles.filter(isSettings).flatMap((file) => {
      const { language } = file
      const setting = textAt(file, '/language')
      if (language === undefined || setting === undefined || setting === language) return []
      const problem = `"${setting}" is not the language of this folder`
      return [issueAt(file, '/language', id, problem, `write "${language}"`)]
    }),

  checkFile: (file) =>
    isSettings(file) ? [...checkRegion(file), ...checkLocaleOfLanguage(file)] : [],
}

const isSettings = ({ collection }: ParsedFile): boolean => collection.type === 'SiteSettings'

/** The format of the code of a currency. */
const currencyFormat = 'currency'

const currencies = (): string[] => Intl.supportedValuesOf('currency')

/** Adds what JSON Schema lacks for currencies. */
export const addCurrencyFormat = (ajv: Ajv2020): void =>
  void ajv.addFormat(currencyFormat, (code: string) => currencies().includes(code))

const succeeds = (look: () => unknown): boolean => {
  try {
    return Boolean(look())
  } catch {
    return false
  }
}

/** The tag by which Intl knows a language: "he" for "iw", "en-GB" for "en-UK". */
const currentTag = (tag: string): string => String(new Intl.Locale(tag))

const isKnownLanguage = (tag: string): boolean =>
  succeeds(
    () =>
      currentTag(tag) === tag &&
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag),
  )

/** What to write in place of a tag: the current one, if there is one. */
const remedyForTag = (tag: string, otherwise: string): string =>
  succeeds(() => currentTag(tag) !== tag) ? `write "${currentTag(tag)}"` : otherwise

const isKnownTimeZone = (timeZone: string): boolean =>
  succeeds(() => new Intl.DateTimeFormat('en', { timeZone }))

/** The most similar time zone, for a name whose city is misspelled or has none. */
const similarTimeZone = (text: string): string =>
  didYouMean(text, Intl.supportedValuesOf('timeZone')) ?? 'write one such as "Europe/Oslo"'

const checks = [
  [
    '/language',
    isKnownLanguage,
    'is not a language',
    (tag: string) => remedyForTag(tag, 'write a tag such as "nb" or "pt-BR"'),
  ],
  [
    '/locale',
    isKnownLanguage,
    'is not a language and a country',
    (tag: string) => remedyForTag(tag, 'write one such as "nb-NO"'),
  ],
  ['/timeZone', isKnownTimeZone, 'is not a time zone', similarTimeZone],
] as const

/** Checks that the language, locale and time zone of the site exist. */
const checkRegion = (file: ParsedFile): Issue[] =>
  checks.flatMap(([pointer, isKnown, problem, remedyFor]) =>
    textsAt(file, pointer)
      .filter(({ text }) => !isKnown(text))
      .map(({ text }) => issueAt(file, pointer, id, `"${text}" ${problem}`, remedyFor(text))),
  )

/**
 * Checks that there are formats for the locale, in the language of the site. A language without formats
 * takes those of another one.
 */
function checkLocaleOfLanguage(file: ParsedFile): Issue[] {
  const language = file.language ?? textAt(file, '/language') ?? ''
  const locale = textAt(file, '/locale') ?? ''
  if (!isKnownLanguage(language) || !isKnownLanguage(locale)) return []
  const tag = new Intl.Locale(language)
  const { region } = tag.maximize()
  const example = String(withFormats(new Intl.Locale(tag, region ? { region } : {})))
  const report = (problem: string, remedy: string): Issue[] => [
    issueAt(file, '/locale', id, `"${locale}" ${problem}`, remedy),
  ]
  if (!hasFormats(locale))
    return report(
      'has no formats of numbers and dates in Node.js',
      hasFormats(language)
        ? `write "${example}"`
        : `write a locale in a language that your readers know, such as "${example}"`,
    )
  if (new Intl.Locale(locale).language === tag.language || !hasFormats(language)) return []
  return report(
    `writes numbers and dates in another language than "${language}"`,
    `write "${example}"`,
  )
}
