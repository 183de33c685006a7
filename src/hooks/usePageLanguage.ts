import { createContext, useContext } from 'react'
import { firstLanguage } from '../content/addresses'

/** The tag of the page's language, such as "nb"; that of the site's first language by default. */
export const PageLanguage = createContext(firstLanguage)

export const usePageLanguage = (): string => useContext(PageLanguage)
