import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Link } from '../../components/link/Link'
import { useAddresses } from '../../hooks/useAddresses'
import { hiddenInPrint } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { control, hairline, layer, radius, shadow, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { badgeColors } from './badge-colors'
import type { Scheduling } from './useScheduling'
import { useSchedulingDialog } from './useSchedulingDialog'

const Badge = styled(Link)<{ $background: string; $text: string }>`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};
  display: flex;
  align-items: center;
  min-height: ${control.large};
  padding: ${space[2]} ${space[6]};
  border-radius: ${radius.round};
  background: ${({ $background }) => $background};
  color: ${({ $text }) => $text};
  box-shadow: ${shadow.frame};
  ${type.small}
  font-weight: 560;
  ${transition('transform')}

  &:active {
    transform: translateY(1px);
  }

  &:focus-visible {
    border-radius: ${radius.round};
  }

  @media (forced-colors: active) {
    border: ${hairline} solid;
  }
`

const Root = styled.aside`
  ${hiddenInPrint}
`

/** A floating link on every page, which opens the booking calendar in a dialog. */
export const SchedulingBadge = ({ badge }: { badge: NonNullable<Scheduling['badge']> }) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { opener, dialog } = useSchedulingDialog()
  const text = badge.text ?? labels.scheduleCall
  return (
    <Root aria-label={text} data-badge="">
      <Badge
        to={addresses.booking}
        $background={`#${badge.color ?? badgeColors.color}`}
        $text={`#${badge.textColor ?? badgeColors.textColor}`}
        {...opener}
      >
        {text}
      </Badge>
      {dialog}
    </Root>
  )
}
