import styled, { css } from 'styled-components'
import { color, type ColorRole } from '../../styles/colors'
import { maxLineLength, space, up } from '../../styles/sizes'
import { mono, pointNote, pointText, type, type TypeStepName } from '../../styles/type'

/** A text that needs no other style than a step of the type scale and a color. */
export const Typography = styled.p<{
  /** A step of the type scale, or the type of numbers and comments. */
  $type?: TypeStepName | 'mono'
  /** The color; by default that of the text around it, or of a heading. */
  $color?: ColorRole
}>`
  color: ${({ $color }) => $color && color[$color]};
  ${({ $type }) => $type && ($type === 'mono' ? mono : type[$type])}
`

/** The title of one of several points or steps. */
export const PointTitle = styled.h3`
  ${type.title}
`

const point = css`
  max-width: ${maxLineLength};
  margin-top: ${space[1]};

  ${up.tablet} {
    margin-top: ${space[2]};
  }
`

/** The text under the title of a point. */
export const PointText = styled.p`
  ${point}
  ${pointText}
`

/** The text under the title of a point in a narrow column. */
export const PointNote = styled.p`
  ${point}
  ${pointNote}
`
