import styled from 'styled-components'
import { motionOk, motion } from '../../styles/motion'
import { Icon, type IconProps } from '../icon/Icon'

const Turning = styled(Icon)`
  ${motionOk} {
    animation: spin ${motion.spin};
  }

  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
`

/** A loading icon. It does not turn with reduced motion. */
export const Spinner = (icon: Pick<IconProps, 'size' | 'highlighted'>) => (
  <Turning name="loader-circle" {...icon} />
)
