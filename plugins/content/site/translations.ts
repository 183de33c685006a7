import { memoize } from '../memoize'
import type { SitePage } from '../model'
import { homePath, ownPath, parentPath } from './addresses'
import type { AddressSettings } from './address-settings'

/** The pages of a site in one language. */
export interface LanguagePages {
  settings: AddressSettings
  /** The format of its numbers and dates: "nb-NO". */
  locale: string
  pages: readonly SitePage[]
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
}

/** The name of a language in that language; its tag if it is unknown. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(language) + rest.join('')
}

// Each page of a site looks pages up in them.
const subjectsByPath = memoize(
  ({ pages }: LanguagePages) => new Map(pages.map(({ path, subject }) => [path, subject])),
)
const pagesBySubject = memoize(
  ({ pages }: LanguagePages) => new Map(pages.map((page) => [page.subject, page])),
)

/** The title of a page; the heading of a page that a site has once may be a sentence. */
const titleOf = ({ single, label, title }: SitePage): string => (single && label) || title

/**
 * Where a page leads in each other language: to its translation, or to that of the nearest page
 * above it that has one.
 * @param path the address of the page, which need not be in a list of pages
 */
export function translationsOf(
  path: string,
  own: LanguagePages,
  languages: readonly LanguagePages[],
): Translation[] {
  const subjects = subjectsByPath(own)
  const home = ownPath(homePath, own.settings)
  return languages
    .filter((other) => other !== own)
    .flatMap((other) => {
      const { settings, locale } = other
      const { language } = settings
      const bySubject = pagesBySubject(other)
      for (let above = path; ; above = parentPath(above)) {
        const page = bySubject.get(subjects.get(above) ?? '')
        const instead = above === path || !page ? {} : { instead: titleOf(page) }
        if (page)
          return { language, locale, name: languageName(language), path: page.path, ...instead }
        if (above === home || above === homePath) return []
      }
    })
}

/** The pages with the same content in each language, which search engines take for one. */
export function alternatesOf(
  { subject, isIndexable }: SitePage,
  languages: readonly LanguagePages[],
): { language: string; path: string }[] {
  const same = languages.flatMap((each) => {
    const page = pagesBySubject(each).get(subject)
    return page?.isIndexable ? [{ language: each.settings.language, path: page.path }] : []
  })
  return isIndexable && same.length > 1 ? same : []
}
