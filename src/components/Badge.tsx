import styled from 'styled-components'
import { color } from '../styles/colors'
import { radius, space } from '../styles/sizes'

/** A small filled label for a status, such as "Coming Soon". */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  padding: 0.125rem ${space[2]};
  border-radius: ${radius.chip};
  background: ${color.badge};
  color: ${color.onBadge};
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.5;
`
