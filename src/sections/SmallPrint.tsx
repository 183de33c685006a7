import styled from 'styled-components'
import { color } from '../styles/colors'
import { space } from '../styles/sizes'
import { type } from '../styles/type'

/** A sentence about the pictures on a page, such as that their data is invented. */
export const SmallPrint = styled.p`
  margin-top: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`
