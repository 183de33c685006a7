import { graphql } from 'gatsby'
import { Section } from '../../components/grid/Section'
import { HomeServiceCells } from './HomeServiceCells'
import { HomeServiceChips } from './HomeServiceChips'

/** The services: groups in cells, and single services as chips. */
export const HomeServices = ({ services }: { services: Queries.HomeServicesFragment }) => (
  <Section title={services.title} comment={services.comment} large>
    <HomeServiceCells cards={services.cards} />
    <HomeServiceChips chips={services.chips} all={services.all} />
  </Section>
)

export const fragment = graphql`
  fragment HomeServices on HomeServices {
    comment
    title
    cards {
      ...HomeServiceCard
    }
    chips {
      title
      link
    }
    all {
      title
      link
    }
    technologiesTitle
    banner {
      ...CallToAction
    }
  }
`
