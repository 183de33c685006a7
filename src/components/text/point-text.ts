import styled from 'styled-components'
import type { BoxProps } from '../grid/Box'
import { maxLineLength } from '../../styles/sizes'
import { type } from '../../styles/type'
import { Typography } from './Typography'

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

/** The text under the title of a point. */
export const PointText = styled(Typography).attrs<BoxProps>(({ $type = ['small', 'body'] }) => ({
  $type,
  $above: [1, 2],
  $max: maxLineLength,
}))``
