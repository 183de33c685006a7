import type { SVGProps } from 'react'
import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import { drawingType } from '../../../styles/drawings'
import { space } from '../../../styles/sizes'

const Legend = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding-bottom: ${space[6]};
  color: ${color.textSoft};
  ${drawingType.small}

  span {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    width: 1.25rem;
    height: 0.625rem;
  }
`

/** The stroke of a line in the plot and in the legend; the last line is the most important. */
export const strokes = {
  rule: { stroke: color.line, strokeWidth: 1 },
  last: { stroke: color.highlight, strokeWidth: 2.5 },
  limit: { stroke: color.danger, strokeWidth: 1.5, strokeDasharray: '5 4' },
  area: { fill: tint(color.highlight, 24), stroke: 'none' },
}

/** The dash patterns of the lines before the last one. */
const dashes = [undefined, '2 3', '8 3']

/** The stroke of one of several lines. */
export const strokeOf = (index: number, count: number): SVGProps<SVGPathElement> =>
  index === count - 1
    ? strokes.last
    : { stroke: color.field, strokeDasharray: dashes[index % dashes.length] }

type ChartLegendProps = Pick<Queries.ChartDrawingFragment, 'series' | 'band' | 'limit'>

/** The names of the lines; renders nothing for a single line. */
export const ChartLegend = ({ series, band, limit }: ChartLegendProps) => {
  const entries = [
    ...series.map(({ name }, index) => ({ name, look: strokeOf(index, series.length) })),
    ...(band ? [{ name: band.name, look: strokes.area }] : []),
    ...(limit ? [{ name: limit.label, look: strokes.limit }] : []),
  ]
  return entries.length > 1 ? (
    <Legend>
      {entries.map(({ name, look }) => (
        <span key={name}>
          <svg viewBox="0 0 20 10">
            <path d={look === strokes.area ? 'M0 0H20V10H0Z' : 'M0 5H20'} {...look} />
          </svg>
          {name}
        </span>
      ))}
    </Legend>
  ) : null
}
