import { graphql, useStaticQuery } from 'gatsby'
import { joinFacts } from '../content/join-facts'
import { useLabels } from './useLabels'
import { fillText } from '../../plugins/content'
import { useFormats } from './useFormats'

/**
 * The person-days of releases, and what they cost at the day rate if the site has one:
 * "720 person-days, about 202,000 USD at today’s rate".
 */
export function useEffortText() {
  const labels = useLabels()
  const { allSiteSettings } = useStaticQuery<Queries.DayRateQuery>(graphql`
    query DayRate {
      allSiteSettings {
        nodes {
          dayRate
        }
      }
    }
  `)
  // The rate belongs to the site, whatever language a page has.
  const dayRate = allSiteSettings.nodes.find((node) => node.dayRate)?.dayRate
  const { number, roundedPrice } = useFormats()
  /** brief: without the words around the price. */
  return (releases: readonly { personDays: number }[], { brief = false } = {}): string => {
    const days = releases.reduce((sum, { personDays }) => sum + personDays, 0)
    const effort = fillText(labels.personDays, { days: number(days) })
    if (!dayRate) return effort
    const price = roundedPrice(days * dayRate)
    return joinFacts(labels.pair, [effort, brief ? price : fillText(labels.costToday, { price })])
  }
}
