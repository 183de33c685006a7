import styled from 'styled-components'
import { CellGrid } from '../../components/grid/CellGrid'
import { PageContainer } from '../../components/grid/PageContainer'
import { Icon } from '../../components/icon/Icon'
import type { InterfaceIcon } from '../../components/icon/interface-icons'
import { Link } from '../../components/link/Link'
import { useSite } from '../../hooks/useSite'
import { contactFormId } from '../../content/addresses'
import { useAddresses } from '../../hooks/useAddresses'
import { color } from '../../styles/colors'
import { movingArrow, plainInPrint, hairlineTop } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { container, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

const Root = styled.div`
  ${hairlineTop}
  ${plainInPrint}
`

const Arrow = styled(Icon)``

/* An icon, the link and an arrow in a row; the text is below them. */
const Cell = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;

  ${movingArrow(Arrow)}

  a {
    color: ${color.text};
    ${type.cardTitle}
    ${transition('color')}
  }

  /* The clickable area is the whole cell, and not wider than the window. */
  a::after {
    content: '';
    position: absolute;
    inset: calc(-1 * min(${space[3]}, ${container.marginPhone}));
  }

  &:hover a {
    color: ${color.link};
  }
`

const Description = styled.p`
  grid-column: 1 / -1;
  ${type.small}

  ${up.tablet} {
    grid-column-start: 2;
  }
`

interface ChoiceProps extends Queries.PointFragment {
  icon: InterfaceIcon
  to: string
}

const Choice = ({ icon, to, title, description }: ChoiceProps) => (
  <Cell>
    <Icon name={icon} size="1.75rem" highlighted />
    <Link to={to}>{title}</Link>
    <Arrow name="arrow-right" highlighted />
    <Description>{description}</Description>
  </Cell>
)

/** Links to the form, the calendar and the estimate; nothing if there is only the form. */
export const ContactChoices = ({ write, call, estimate }: Queries.ContactChoicesFragment) => {
  const addresses = useAddresses()
  const { pages } = useSite()
  const booking = pages.includes(addresses.booking) && call
  const price = pages.includes(addresses.estimate) && estimate
  if (!booking && !price) return null
  return (
    <Root>
      <PageContainer>
        <CellGrid perRow={3}>
          <Choice icon="mail" to={`#${contactFormId}`} {...write} />
          {booking && <Choice icon="calendar" to={addresses.booking} {...booking} />}
          {price && <Choice icon="calculator" to={addresses.estimate} {...price} />}
        </CellGrid>
      </PageContainer>
    </Root>
  )
}
