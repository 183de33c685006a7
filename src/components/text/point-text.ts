import styled from 'styled-components'
import { maxLineLength, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

/** The text under the title of a point. */
export const PointText = styled.p`
  max-width: ${maxLineLength};
  margin-top: ${space[1]};
  ${type.small}

  ${up.tablet} {
    margin-top: ${space[2]};
    ${type.body}
  }
`

/** A point's text in a list of many. */
export const SmallPointText = styled(PointText)`
  ${type.meta}

  ${up.tablet} {
    ${type.small}
  }
`
