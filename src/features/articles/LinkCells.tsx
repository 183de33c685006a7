import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CellGrid, type CellGridProps } from '../../components/grid/CellGrid'
import { Column } from '../../components/grid/Stack'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { color } from '../../styles/colors'
import { headingWithArrow, movingArrow, stretchedLink } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface LinkCellsProps extends Pick<CellGridProps, 'perRow'> {
  heading?: 'h2' | 'h3'
  links: readonly {
    path: string
    title: string
    description?: string
    /** A line above the title. */
    label?: ReactNode
  }[]
}

const Card = styled(Column)`
  ${movingArrow('svg')}
`

const Label = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.textFaint};
  ${type.meta}
`

/* Its link covers the card. */
const Title = styled.h3`
  ${headingWithArrow}
  max-width: 36rem;
  ${transition('color')}

  ${Card}:hover & {
    color: ${color.link};
  }

  a {
    ${stretchedLink('3px')}
  }
`

const Description = styled.p`
  max-width: 36rem;
  margin-top: ${space[3]};
  ${type.small}
`

/** Links to pages in cells. */
export const LinkCells = ({ links, perRow = 3, heading = 'h3' }: LinkCellsProps) => (
  <CellGrid perRow={perRow}>
    {links.map(({ path, title, description, label }) => (
      <Card key={path}>
        {label && <Label>{label}</Label>}
        <Title as={heading}>
          <Link to={path}>{title}</Link>
          <Icon name="arrow-right" highlighted />
        </Title>
        {description && <Description>{description}</Description>}
      </Card>
    ))}
  </CellGrid>
)
