import { graphql } from 'gatsby'
import labels from '../../data/ui-text.json'
import { Accordion } from '../components/Accordion'
import { Section, type SectionProps } from '../components/grid/Section'
import { InlineText } from '../components/text/InlineText'
import { useSite } from '../hooks/useSite'
import { estimateOf, estimatePath } from '../content/addresses'

export interface FaqProps {
  title: string
  questions: readonly Queries.FaqQuestionFragment[]
  /** The link of an answer about a price; by default it is the estimate of the service. */
  askPriceAt?: string
  surface?: SectionProps['surface']
}

/** Questions of which one is open at a time; an answer about a price links to the estimate. */
export const Faq = ({ title, questions, askPriceAt, surface }: FaqProps) => {
  const { pages } = useSite()
  return (
    <Section title={title} layout="side" surface={surface}>
      <Accordion
        name="questions"
        entries={questions.map(({ question, answer, priceOf }) => ({
          title: question,
          text: <InlineText {...answer} />,
          ...(priceOf?.typical &&
            (askPriceAt
              ? { link: { title: labels.askPrice, to: askPriceAt } }
              : pages.includes(estimatePath) && {
                  link: {
                    title: `${labels.estimateFor}: ${priceOf.title}`,
                    to: estimateOf(priceOf.path),
                  },
                })),
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
