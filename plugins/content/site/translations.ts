import { memoize, memoizeByText } from '../memoize'
import type { PageRecord } from '../model'
import { capitalize } from '../text/capitalize'
import { homePath, localizePath, parentPath } from './addresses'
import type { AddressSettings } from './address-settings'

/** The pages of a site in one language. */
export interface LanguagePages {
  settings: AddressSettings
  /** The format of its numbers and dates: "nb-NO". */
  locale: string
  pages: readonly PageRecord[]
}

/** Where a page leads in another language. */
export interface Translation {
  /** The tag of the language. */
  language: string
  /** Its format of numbers and dates: "nb-NO". */
  locale: string
  /** Its name in itself: "Norsk bokmål". */
  name: string
  path: string
  /** Of a page that has no translation, the title of the page above it to which it leads. */
  instead?: string
  /** Whether search engines do not list it, for example because it has blanks. */
  isHidden?: true
}

/** The name of a language in that language, in English if Node.js lacks it; its tag if it is unknown. */
export const languageName = memoizeByText((language): string => {
  const name =
    new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(language) ?? language
  return capitalize(name, language)
})

// Each page of a site looks pages up in them.
const translationKeysByPath = memoize(
  ({ pages }: LanguagePages) =>
    new Map(pages.map(({ path, translationKey }) => [path, translationKey])),
)
const pagesByTranslationKey = memoize(
  ({ pages }: LanguagePages) => new Map(pages.map((page) => [page.translationKey, page])),
)

/** The title of a page; the heading of a page that a site has once may be a sentence. */
const titleOf = ({ single, label, title }: PageRecord): string => (single && label) || title

/**
 * Where a page leads in each other language: to its translation, or to that of the nearest page
 * above it that has one.
 * @param path the address of the page, which need not be in a list of pages
 */
export function translationsOf(
  path: string,
  from: LanguagePages,
  languages: readonly LanguagePages[],
): Translation[] {
  const translationKeys = translationKeysByPath(from)
  const home = localizePath(homePath, from.settings)
  return languages
    .filter((other) => other !== from)
    .flatMap((other) => {
      const { settings, locale } = other
      const { language } = settings
      const byTranslationKey = pagesByTranslationKey(other)
      for (let above = path; ; above = parentPath(above)) {
        const page = byTranslationKey.get(translationKeys.get(above) ?? '')
        if (page)
          return {
            language,
            locale,
            name: languageName(language),
            path: page.path,
            ...(above !== path && { instead: titleOf(page) }),
            ...(!page.isIndexable && { isHidden: true }),
          }
        if (above === home || above === homePath) return []
      }
    })
}

/** The pages of a language that are translated into another one, each with its translation. */
export const translatedPages = (
  from: LanguagePages,
  to: LanguagePages,
): [page: PageRecord, translation: PageRecord][] =>
  from.pages.flatMap((page): [PageRecord, PageRecord][] => {
    const translation = pagesByTranslationKey(to).get(page.translationKey)
    return translation ? [[page, translation]] : []
  })

/** The pages with the same content in each language, which search engines take for one. */
export function alternatesOf(
  { translationKey, isIndexable }: PageRecord,
  languages: readonly LanguagePages[],
): { language: string; path: string }[] {
  const same = languages.flatMap((other) => {
    const page = pagesByTranslationKey(other).get(translationKey)
    return page?.isIndexable ? [{ language: other.settings.language, path: page.path }] : []
  })
  return isIndexable && same.length > 1 ? same : []
}
