import { graphql } from 'gatsby'
import styled from 'styled-components'
import { ChipLink, ChipList } from '../../components/Chip'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/TextLink'
import { color } from '../../styles/colors'
import { hairline, space } from '../../styles/sizes'
import { HomeServiceCells } from './HomeServiceCells'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[8]} var(--inset);
  border-top: ${hairline} solid ${color.line};
`

/** The services: groups in cells, single services as chips. */
export const HomeServices = ({ services }: { services: Queries.HomeServicesFragment }) => (
  <Section title={services.title} comment={services.comment} large>
    <HomeServiceCells cards={services.cards} />
    <Chips>
      <ChipList>
        {services.chips.map(({ title, link }) => (
          <li key={link}>
            <ChipLink to={link}>{title}</ChipLink>
          </li>
        ))}
      </ChipList>
      <TextLink to={services.all.link}>{services.all.title}</TextLink>
    </Chips>
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
