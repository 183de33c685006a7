import styled from 'styled-components'
import { measure, space } from '../styles/sizes'
import { type } from '../styles/type'

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

/** The text under the title of a point. */
export const PointText = styled.p`
  max-width: ${measure};
  margin-top: ${space[2]};
`

/** A point's text in a list of many. */
export const SmallPointText = styled(PointText)`
  ${type.small}
`
