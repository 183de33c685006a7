import styled from 'styled-components'
import type { Range } from '../../../plugins/content'
import { color } from '../../styles/colors'
import { radius, space, up } from '../../styles/sizes'

export interface PriceScaleProps {
  smallest: number
  usual: Range
}

/** The marks of the prices in the scale and in its legend. */
export const scaleMark = {
  usual: color.primary,
  smallest: color.success,
  width: space[1],
  height: space[3],
  radius: radius.chip,
} as const

const Scale = styled.svg`
  display: block;
  width: 100%;
  height: ${scaleMark.height};
  margin-block: ${space[4]};
  overflow: visible;
  forced-color-adjust: none;

  ${up.tablet} {
    margin-block: ${space[5]} ${space[6]};
  }

  line {
    stroke: ${color.lineStrong};
  }

  rect {
    fill: ${scaleMark.usual};
  }

  rect + rect {
    fill: ${scaleMark.smallest};
  }
`

/**
 * The prices on a scale from zero to the highest: the usual range as a bar, the smallest as a line.
 */
export const PriceScale = ({ smallest, usual }: PriceScaleProps) => {
  const percent = (price: number) => `${((100 * price) / usual.to).toFixed(2)}%`
  return (
    <Scale aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      <rect
        x={percent(usual.from)}
        width={percent(usual.to - usual.from)}
        height="100%"
        rx={scaleMark.radius}
      />
      <rect x={percent(smallest)} width={scaleMark.width} height="100%" />
    </Scale>
  )
}
