import type { Translation } from '../../plugins/content'
import { useLocale } from './useLocale'

/** Where the page leads in the other languages of the site; empty on a site in one. */
export const useTranslations = (): readonly Translation[] => useLocale().translations
