import styled from 'styled-components'
import { color } from '../../styles/colors'
import { paperTone } from '../../styles/drawings'

/** Dark text on a light background, for content that is not a section. */
export const Paper = styled.div`
  ${paperTone}
  background: ${color.background};
`
