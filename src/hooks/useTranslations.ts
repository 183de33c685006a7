import { createContext, useContext } from 'react'

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

/** Where the page leads in the other languages of the site; empty on a site in one. */
export const Translations = createContext<readonly Translation[]>([])

export const useTranslations = (): readonly Translation[] => useContext(Translations)
