import { createContext, useContext } from 'react'
import type { Translation } from '../../plugins/content'
import type { QueryTranslations } from '../content/query-translations'
import { type Addresses, addresses, withFunctions } from '../content/addresses'

/** The language of a page, and where it leads in others. */
export interface PageLocale {
  /** The tag of the language: "nb". */
  language?: string
  /** On a site with several languages, the tag of the first one. */
  defaultLanguage?: string
  /** The addresses that code links to, in the language of the page. */
  addresses: Addresses
  /** Where the page leads in the other languages; empty on a site in one. */
  translations: readonly Translation[]
  /** What the query of the page is in them. */
  queryTranslations?: QueryTranslations
}

/** PageShell provides it; by default that of a site in one language, with the shipped addresses. */
export const LocaleContext = createContext<PageLocale>({
  addresses: withFunctions(addresses),
  translations: [],
})

export const useLocale = (): PageLocale => useContext(LocaleContext)
