import styled from 'styled-components'
import { boxStyle, type BoxProps } from '../grid/Box'

/** A text, or a heading with `as`, that needs no other style than these. */
export const Typography = styled.p<BoxProps>`
  ${boxStyle}
`
