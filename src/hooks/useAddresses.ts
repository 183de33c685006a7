import type { Addresses } from '../content/addresses'
import { useLocale } from './useLocale'

/** The addresses that code links to, in the language of the page. */
export const useAddresses = (): Addresses => useLocale().addresses
