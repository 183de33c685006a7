import { useMemo } from 'react'
import { useLabels } from './useLabels'
import { fillText } from '../../plugins/content'
import { priceFormat, type Range } from '../content/price-text'
import { useSite } from './useSite'

/** Functions that format prices and durations in the site's currency and number format. */
export function usePriceText() {
  const labels = useLabels()
  const { currency, locale } = useSite()
  return useMemo(() => {
    const format = priceFormat({ ...labels, currency, locale })
    return {
      ...format,
      /** The words after a price: " a month" for one that is paid monthly. */
      unit: (isMonthly: boolean | null): string => (isMonthly ? ` ${labels.monthly}` : ''),
      /** "12 to 18 weeks"; for what is paid monthly, when it starts. */
      duration: (range: Range, isMonthly: boolean | null): string => {
        const weeks = format.weeksRange(range)
        return isMonthly ? fillText(labels.startsIn, { weeks }) : weeks
      },
    }
  }, [labels, currency, locale])
}
