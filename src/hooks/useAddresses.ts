import { type Addresses, addressesIn } from '../content/addresses'
import { usePageLanguage } from './usePageLanguage'

/** The addresses that code links to, in the language of the page. */
export const useAddresses = (): Addresses => addressesIn(usePageLanguage())
