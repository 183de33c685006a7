import styled from 'styled-components'
import type { Range } from '../../content/compute-estimate'
import { color } from '../../styles/colors'
import { space } from '../../styles/sizes'

export interface PriceScaleProps {
  smallest: number
  usual: Range
}

const Scale = styled.svg`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-block: ${space[5]} ${space[6]};
  overflow: visible;
  forced-color-adjust: none;

  line {
    stroke: ${color.lineStrong};
  }

  rect {
    fill: ${color.primary};
  }

  rect + rect {
    fill: ${color.highlight};
  }
`

/** Where the prices are between zero and the highest: the usual range as a bar, the smallest as a line. */
export const PriceScale = ({ smallest, usual }: PriceScaleProps) => {
  const percent = (price: number) => `${(100 * price) / usual.to}%`
  return (
    <Scale aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" />
      <rect x={percent(usual.from)} width={percent(usual.to - usual.from)} height="100%" rx="3" />
      <rect x={percent(smallest)} width="2" height="100%" />
    </Scale>
  )
}
