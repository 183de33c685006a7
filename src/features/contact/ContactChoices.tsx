import styled from 'styled-components'
import { Box, PageContainer, Typography } from '../../components/grid/Box'
import { CellGrid } from '../../components/grid/CellGrid'
import { Icon } from '../../components/icon/Icon'
import type { InterfaceIcon } from '../../components/icon/interface-icons'
import { Link } from '../../components/link/Link'
import { useSite } from '../../hooks/useSite'
import { bookingPath, contactFormId, estimatePath } from '../../content/addresses'
import { color } from '../../styles/colors'
import { movingArrow } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { container, space } from '../../styles/sizes'
import { type } from '../../styles/type'

const Choice = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;

  ${movingArrow('> svg:last-of-type')}

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

const renderChoice = (
  icon: InterfaceIcon,
  to: string,
  { title, description }: Queries.PointFragment,
) => (
  <Choice key={to}>
    <Icon name={icon} size="1.75rem" highlighted />
    <Link to={to}>{title}</Link>
    <Icon name="arrow-right" highlighted />
    <Typography $column={['1 / -1', '2 / -1']} $type="small">
      {description}
    </Typography>
  </Choice>
)

/** Links to the form, the calendar and the estimate; nothing if there is only the form. */
export const ContactChoices = ({ write, call, estimate }: Queries.ContactChoicesFragment) => {
  const { pages } = useSite()
  const choices = [
    renderChoice('mail', `#${contactFormId}`, write),
    pages.includes(bookingPath) && call && renderChoice('calendar', bookingPath, call),
    pages.includes(estimatePath) && estimate && renderChoice('calculator', estimatePath, estimate),
  ].filter(Boolean)
  if (choices.length === 1) return null
  return (
    <Box $ruled data-print="plain">
      <PageContainer>
        <CellGrid perRow={3}>{choices}</CellGrid>
      </PageContainer>
    </Box>
  )
}
