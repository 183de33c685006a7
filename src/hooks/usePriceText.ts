import { useMemo } from 'react'
import { priceFormat } from '../../plugins/content'
import { useSite } from './useSite'
import { useUiText } from './useUiText'

/** Functions that format prices and durations in the site's currency and number format. */
export function usePriceText() {
  const { currency, locale } = useSite()
  const { priceText, priceRange, weeksRange } = useUiText()
  return useMemo(
    () => priceFormat({ currency, locale, priceText, priceRange, weeksRange }),
    [currency, locale, priceText, priceRange, weeksRange],
  )
}
