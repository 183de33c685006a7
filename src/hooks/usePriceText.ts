import { useMemo } from 'react'
import { priceFormat } from '../content/price-text'
import { useLabels } from './useLabels'
import { useSite } from './useSite'

/** Functions that format prices and durations in the site's currency and number format. */
export function usePriceText() {
  const labels = useLabels()
  const { currency, locale } = useSite()
  return useMemo(() => priceFormat({ ...labels, currency, locale }), [labels, currency, locale])
}
