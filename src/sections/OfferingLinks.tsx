import { graphql } from 'gatsby'
import styled from 'styled-components'
import { CellGrid } from '../components/grid/CellGrid'
import { Icon } from '../components/icon/Icon'
import { Section } from '../components/grid/Section'
import { Column } from '../components/grid/Stack'
import { Link } from '../components/link/Link'
import { color } from '../styles/colors'
import { headingWithArrow, movingArrow, stretchedLink } from '../styles/mixins'
import { transition } from '../styles/motion'
import { down, space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface OfferingLinksProps {
  title: string
  offerings: readonly Queries.OfferingLinkFragment[]
  /** The maximum number of links in a row on a wide screen. */
  perRow?: 2 | 3 | 4
}

const Card = styled(Column)`
  ${movingArrow('h3 svg')}

  ${down.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[4]};
  }
`

/* Its link covers the card. */
const Title = styled.h3`
  ${headingWithArrow}
  ${transition('color')}

  ${Card}:hover & {
    color: ${color.link};
  }

  a {
    ${stretchedLink('3px')}
  }

  ${up.tablet} {
    margin-top: ${space[5]};
  }
`

const Description = styled.p`
  margin-top: ${space[3]};
  ${type.small}

  /* The page says it again. */
  ${down.tablet} {
    display: none;
  }
`

/** Links to pages of industries and services; renders nothing without links. */
export const OfferingLinks = ({ title, offerings, perRow = 3 }: OfferingLinksProps) => {
  if (offerings.length === 0) return null
  return (
    <Section title={title}>
      <CellGrid perRow={perRow}>
        {offerings.map((offering) => (
          <Card key={offering.path}>
            <Icon name={offering.icon} size="1.5rem" highlighted />
            <Title>
              <Link to={offering.path}>{offering.title}</Link>
              <Icon name="arrow-right" highlighted />
            </Title>
            <Description>{offering.description}</Description>
          </Card>
        ))}
      </CellGrid>
    </Section>
  )
}

export const fragment = graphql`
  fragment OfferingLink on Offering {
    path
    order
    title
    icon
    description
  }
`
