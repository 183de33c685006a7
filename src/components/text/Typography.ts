import styled, { css } from 'styled-components'
import { color, type ColorRole } from '../../styles/colors'
import { space, type SpaceStep, up } from '../../styles/sizes'
import { mono, type, type TypeStepName } from '../../styles/type'
import { lineNumber } from '../grid/PageContainer'

/** A step of a scale, or one for phones and one from tablets up. */
type Responsive<Step> = Step | readonly [phone: Step, tablet: Step]

export interface TypographyProps {
  /** The step of the type scale, or the type of numbers and comments. */
  $type?: Responsive<TypeStepName | 'mono'>
  /** The color; by default that of the text around it, or of a heading. */
  $color?: ColorRole
  /** The space above and below. */
  $above?: Responsive<SpaceStep>
  $below?: Responsive<SpaceStep>
  /** The maximum width, a CSS length. */
  $max?: string
  /** Whether it is emphasized by its weight. */
  $strong?: boolean
  /** Whether all digits have the same width. */
  $tabular?: boolean
  /** Whether it has a line number. */
  $numbered?: boolean
}

/** The value for phones (0), or another one from tablets up (1). */
const valueAt = <Step extends string | number>(
  value: Responsive<Step> | undefined,
  side: 0 | 1,
): Step | undefined => {
  if (typeof value === 'object') return value[side]
  return side === 0 ? value : undefined
}

const responsive = (side: 0 | 1) => css<TypographyProps>`
  ${({ $above, $below, $type }) => {
    const [above, below, step] = [
      valueAt($above, side),
      valueAt($below, side),
      valueAt($type, side),
    ]
    return css`
      margin-top: ${above && space[above]};
      margin-bottom: ${below && space[below]};
      ${step && (step === 'mono' ? mono : type[step])}
    `
  }}
`

/** A text, or a heading with `as`, that needs no other style than these. */
export const Typography = styled.p<TypographyProps>`
  max-width: ${({ $max }) => $max};
  color: ${({ $color }) => $color && color[$color]};
  ${responsive(0)}
  font-weight: ${({ $strong }) => $strong && 560};
  font-variant-numeric: ${({ $tabular }) => $tabular && 'tabular-nums'};
  ${({ $numbered }) => $numbered && lineNumber}

  ${up.tablet} {
    ${responsive(1)}
  }
`
