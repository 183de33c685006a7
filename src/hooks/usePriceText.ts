import { useMemo } from 'react'
import type { Range } from '../content/compute-estimate'
import { fillText } from '../content/fill-text'
import { useSite } from './useSite'
import { useUiText } from './useUiText'

/** Writes prices and durations in the currency and the number format of the site. */
export function usePriceText() {
  const { currency, locale } = useSite()
  const { priceText, priceRange, weeksRange } = useUiText()
  return useMemo(() => {
    const formatter = (options?: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(locale, options)
      return (value: number): string => format.format(value)
    }
    const amount = formatter()
    return {
      /** What is added or saved: "+1,500", "-800", "0". */
      change: formatter({ signDisplay: 'exceptZero' }),
      /** A share from 0 to 1: "15%". */
      percent: formatter({ style: 'percent' }),
      /** "15,500 USD" */
      price: (value: number): string => fillText(priceText, { amount: amount(value), currency }),
      /** "24,000 to 46,000 USD" */
      priceRange: ({ from, to }: Range): string =>
        fillText(priceRange, { from: amount(from), to: amount(to), currency }),
      /** "9 weeks" */
      weeks: formatter({ style: 'unit', unit: 'week', unitDisplay: 'long' }),
      /** "12 to 18 weeks" */
      weeksRange: ({ from, to }: Range): string => fillText(weeksRange, { from, to }),
    }
  }, [currency, locale, priceText, priceRange, weeksRange])
}
