import { graphql, useStaticQuery } from 'gatsby'
import { joinFacts } from '../content/join-facts'
import { useLabels } from './useLabels'
import { fillText, keepIdeographs } from '../../plugins/content'
import { useFormats } from './useFormats'
import { useInLanguage } from './useInLanguage'

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
          language
          currency
          dayRate
        }
      }
    }
  `)
  const { nodes } = allSiteSettings
  const [own] = useInLanguage(nodes)
  // A language without an estimate has the rate of another one in its currency.
  const dayRate = [own, ...nodes].find(
    (node) => node?.dayRate && node.currency === own?.currency,
  )?.dayRate
  const { number, roundedPrice } = useFormats()
  /** brief: without the words around the price. */
  return (releases: readonly { personDays: number }[], { brief = false } = {}): string => {
    const days = releases.reduce((sum, { personDays }) => sum + personDays, 0)
    const effort = keepIdeographs(fillText(labels.personDays, { days: number(days) }))
    if (!dayRate) return effort
    const price = roundedPrice(days * dayRate)
    const cost = brief ? price : keepIdeographs(fillText(labels.costToday, { price }))
    return joinFacts(labels.pair, [effort, cost])
  }
}
