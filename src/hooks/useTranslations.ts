import { createContext, useContext } from 'react'
import type { Translation } from '../../plugins/content'

/** Where the page leads in the other languages of the site; empty on a site in one. */
export const Translations = createContext<readonly Translation[]>([])

export const useTranslations = (): readonly Translation[] => useContext(Translations)
