import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Column } from '../components/grid/Box'
import { CellGrid } from '../components/grid/CellGrid'
import { Icon } from '../components/icon/Icon'
import { Link } from '../components/link/Link'
import { Section } from '../components/grid/Section'
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
  h3 {
    ${headingWithArrow}
    ${transition('color')}
  }

  &:hover h3 {
    color: ${color.link};
  }

  ${movingArrow('h3 svg')}

  a {
    ${stretchedLink('3px')}
  }

  p {
    margin-top: ${space[3]};
    ${type.small}
  }

  ${up.tablet} {
    h3 {
      margin-top: ${space[5]};
    }
  }

  ${down.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[4]};

    /* The page says it again. */
    p {
      display: none;
    }
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
            <h3>
              <Link to={offering.path}>{offering.title}</Link>
              <Icon name="arrow-right" highlighted />
            </h3>
            <p>{offering.description}</p>
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
