import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Cells } from '../components/Cells'
import { ChipLink, ChipList } from '../components/Chip'
import { Icon } from '../components/Icon'
import { Link } from '../components/Link'
import { Section } from '../components/Section'
import { TextLink } from '../components/TextLink'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface HomeServicesProps {
  services: Queries.HomeServicesFragment
}

const Card = styled(Link)`
  display: block;
  height: 100%;

  svg {
    color: ${color.lit};
  }

  &:hover h3 {
    color: ${color.link};
  }
`

const Title = styled.h3`
  margin: ${space[4]} 0 ${space[3]};
  ${type.title}
`

const Text = styled.p`
  ${type.small}
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[5]};
  padding: ${space[8]} 0;
  border-top: ${hairline} solid ${color.line};

  ${from.tablet} {
    padding-inline: var(--inset);
  }
`

/** What the agency offers: groups in cells, single services as chips. */
export const HomeServices = ({ services }: HomeServicesProps) => (
  <Section title={services.title} comment={services.comment} large>
    <Cells perRow={3}>
      {services.cards.map(({ title, icon, link, description }) => (
        <Card key={link} to={link}>
          <Icon name={icon} size="1.5rem" />
          <Title>{title}</Title>
          <Text>{description}</Text>
        </Card>
      ))}
    </Cells>
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
      title
      icon
      link
      description
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
