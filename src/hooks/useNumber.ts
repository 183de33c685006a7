import { useMemo } from 'react'
import { useSite } from './useSite'

/** A function that writes a number with the digits and separators of the site's locale. */
export function useNumber(): (value: number) => string {
  const { locale } = useSite()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale)
    return (value) => format.format(value)
  }, [locale])
}
