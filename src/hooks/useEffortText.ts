import { graphql, useStaticQuery } from 'gatsby'
import labels from '../../data/ui-text.json'
import { fillText } from '../../plugins/content'
import { usePriceText } from './usePriceText'

/** The person-days of releases as text, and what they cost at the day rate of the estimate. */
export function useEffortText() {
  const { estimate } = useStaticQuery<Queries.DayRateQuery>(graphql`
    query DayRate {
      estimate {
        dayRate
      }
    }
  `)
  const { amount, roundedPrice } = usePriceText()
  return (releases: readonly { personDays: number }[]) => {
    const days = releases.reduce((sum, { personDays }) => sum + personDays, 0)
    return {
      /** "720 person-days" */
      days: fillText(labels.personDays, { days: amount(days) }),
      /** "about 202,000 USD at today’s rate"; undefined on a site without an estimate. */
      cost:
        estimate && fillText(labels.costToday, { price: roundedPrice(days * estimate.dayRate) }),
    }
  }
}
