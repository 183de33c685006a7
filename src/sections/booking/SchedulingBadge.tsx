import styled from 'styled-components'
import { Link } from '../../components/link/Link'
import { bookingPath } from '../../../plugins/content'
import { transition } from '../../styles/motion'
import { control, hairline, layer, radius, shadow, space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { useSchedulingDialog } from './useSchedulingDialog'

export interface SchedulingBadgeProps {
  text: string
  color: string
  textColor: string
}

const Corner = styled.aside`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};
`

const Badge = styled(Link).withConfig({
  shouldForwardProp: (name) => !name.startsWith('$'),
})<{ $background: string; $text: string }>`
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

/** A floating link on every page, which opens the booking calendar in a dialog. */
export const SchedulingBadge = ({ text, color, textColor }: SchedulingBadgeProps) => {
  const { opener, dialog } = useSchedulingDialog()
  return (
    <Corner data-print="hide" aria-label={text} data-badge="">
      <Badge to={bookingPath} $background={color} $text={textColor} {...opener}>
        {text}
      </Badge>
      {dialog}
    </Corner>
  )
}
