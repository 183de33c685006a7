import { useMemo } from 'react'
import { priceFormat } from '../content/price-text'
import { useSite } from './useSite'
import { useUiText } from './useUiText'

/** Writes prices and durations in the currency and the number format of the site. */
export function usePriceText() {
  const { currency, locale } = useSite()
  const { priceText, priceRange, weeksRange } = useUiText()
  return useMemo(
    () => priceFormat({ currency, locale, priceText, priceRange, weeksRange }),
    [currency, locale, priceText, priceRange, weeksRange],
  )
}
