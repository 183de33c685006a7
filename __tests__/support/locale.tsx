import type { ReactNode } from 'react'
import { addresses, withFunctions } from '../../src/content/addresses'
import { LocaleContext, type PageLocale } from '../../src/hooks/useLocale'

export interface InLocaleProps extends Partial<PageLocale> {
  children: ReactNode
}

/** A part of a page in a language; by default in English, with the shipped addresses. */
export const InLocale = ({ children, ...locale }: InLocaleProps) => (
  <LocaleContext.Provider
    value={{
      language: 'en',
      defaultLanguage: 'en',
      addresses: withFunctions(addresses),
      translations: [],
      ...locale,
    }}
  >
    {children}
  </LocaleContext.Provider>
)
