import { useMemo } from 'react'
import labels from '../../data/ui-text.json'
import { priceFormat } from '../../plugins/content'
import { useSite } from './useSite'

/** Functions that format prices and durations in the site's currency and number format. */
export function usePriceText() {
  const { currency, locale } = useSite()
  return useMemo(
    () =>
      priceFormat({
        currency,
        locale,
        priceText: labels.priceText,
        priceRange: labels.priceRange,
        weeksRange: labels.weeksRange,
      }),
    [currency, locale],
  )
}
