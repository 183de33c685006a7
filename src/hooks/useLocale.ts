import { createContext, useContext } from 'react'
import type { Translation } from '../../plugins/content'
import type { Addresses } from '../content/addresses'
import type { priceFormat } from '../content/price-text'
import type { QueryTranslations } from '../content/query-translations'

/** The texts of buttons, fields and landmarks. ui-text.schema.json describes each. */
export type Labels = Queries.UiTextFragment

/** How the language of a page writes numbers, prices and durations; for the server. */
export interface Formats extends ReturnType<typeof priceFormat> {
  /** Without separators: "2026". */
  year: (value: number) => string
  /** With its sign: "+3". */
  added: (value: number) => string
  /** A percentage as the label `share` has it, with up to one decimal: "15%", "12.5 %". */
  share: (value: number) => string
}

/** All that a page has of its language, and where it leads in others. */
export interface Locale {
  /** The tag of the language: "nb". */
  language: string
  /** On a site with several languages, the tag of the first one. */
  defaultLanguage: string | undefined
  /** The tag by which numbers and dates are formatted: "nb-NO". */
  locale: string
  /** "rtl" or "ltr", if the site says it. */
  direction: string | null
  /**
   * Each label as the site's ui-text.json has it in this language, else as src/locale/ has it, else in
   * English.
   */
  labels: Labels
  formats: Formats
  /** The addresses that code links to. */
  addresses: Addresses
  /** Where the page leads in the other languages; empty on a site in one. */
  translations: readonly Translation[]
  /** What the query of the page is in them. */
  queryTranslations: QueryTranslations
}

/** PageShell provides it. Islands get what they need of it as props. */
export const LocaleContext = createContext<Locale | undefined>(undefined)

/** @throws outside a page, as in an island */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (!locale)
    throw new Error('useLocale() is only for what PageShell renders; use props in an island')
  return locale
}
