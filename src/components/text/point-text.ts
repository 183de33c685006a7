import styled from 'styled-components'
import { from, measure, space } from '../../styles/sizes'
import { type } from '../../styles/type'

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

/** The text under the title of a point. */
export const PointText = styled.p`
  max-width: ${measure};
  margin-top: ${space[1]};
  ${type.small}

  ${from.tablet} {
    margin-top: ${space[2]};
    ${type.body}
  }
`

/** A point's text in a list of many. */
export const SmallPointText = styled(PointText)`
  ${type.meta}

  ${from.tablet} {
    ${type.small}
  }
`
