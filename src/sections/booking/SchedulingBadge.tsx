import styled from 'styled-components'
import { useAddresses } from '../../hooks/useAddresses'
import { useLabels } from '../../hooks/useLabels'
import { hiddenInPrint } from '../../styles/mixins'
import { badgeColors } from './badge-colors'
import { CalendarLink } from './CalendarLink'
import type { Scheduling } from './useScheduling'

const Root = styled.aside`
  ${hiddenInPrint}
`

/** A floating link on every page, which opens the booking calendar in a dialog. */
export const SchedulingBadge = ({ badge }: { badge: NonNullable<Scheduling['badge']> }) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const text = badge.text ?? labels.scheduleCall
  return (
    <Root aria-label={text} data-badge="">
      <CalendarLink
        to={addresses.booking}
        text={text}
        badge={{
          background: `#${badge.color ?? badgeColors.color}`,
          color: `#${badge.textColor ?? badgeColors.textColor}`,
        }}
      />
    </Root>
  )
}
