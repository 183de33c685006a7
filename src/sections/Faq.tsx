import { graphql } from 'gatsby'
import { fillText } from '../../plugins/content'
import { useLabels } from '../hooks/useLabels'
import { Accordion } from '../components/Accordion'
import { Section, type SectionProps } from '../components/grid/Section'
import { InlineText } from '../components/text/InlineText'
import { useSite } from '../hooks/useSite'
import { useAddresses } from '../hooks/useAddresses'

export interface FaqProps {
  title: string
  questions: readonly Queries.FaqQuestionFragment[]
  /** The link of an answer about a price; by default, the page with the visitor's own price. */
  askPriceAt?: string
  surface?: SectionProps['surface']
}

/**
 * Questions of which one is open at a time: at first that about the price, which has a link, or the
 * first.
 */
export const Faq = ({ title, questions, askPriceAt, surface }: FaqProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { pages } = useSite()
  const linkToPrice = (service: { title: string; path: string }) => {
    if (askPriceAt) return { title: labels.askPrice, to: askPriceAt }
    const to = addresses.estimateOf(service.path, pages)
    return to === undefined
      ? undefined
      : { title: fillText(labels.estimateFor, { service: service.title }), to }
  }
  return (
    <Section title={title} layout="side" surface={surface}>
      <Accordion
        name="questions"
        openAt={Math.max(
          0,
          questions.findIndex(({ priceOf }) => priceOf?.typical),
        )}
        entries={questions.map(({ question, answer, priceOf }) => ({
          title: question,
          text: <InlineText {...answer} />,
          link: priceOf?.typical ? linkToPrice(priceOf) : undefined,
        }))}
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment FaqQuestion on Question {
    ...Question
    priceOf {
      path
      title
      typical {
        smallest {
          price
        }
      }
    }
  }
`
