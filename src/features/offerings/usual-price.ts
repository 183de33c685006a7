import { fillText } from '../../../plugins/content'
import { priceFormat, type PriceLabels, type Range } from '../../content/price-text'

/** The usual price and duration of a service. */
export interface UsualPrice {
  price: Range
  weeks: Range
}

/** The placeholders of an answer about the price of a service. */
export const pricePlaceholders = ['price', 'from', 'to', 'currency', 'weeks'] as const

/** Replaces the placeholders of an answer with the usual price of a service. */
export function fillPrice(
  answer: string,
  { price, weeks }: UsualPrice,
  labels: PriceLabels,
): string {
  const { amounts, priceRange, weeksRange } = priceFormat(labels)
  const values: Record<(typeof pricePlaceholders)[number], string> = {
    price: priceRange(price),
    ...amounts(price),
    currency: labels.currency,
    weeks: weeksRange(weeks),
  }
  return fillText(answer, values)
}
