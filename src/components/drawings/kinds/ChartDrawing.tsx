import styled from 'styled-components'
import { amountText } from '../../../content/units'
import { useFormats } from '../../../hooks/useFormats'
import { useLabels } from '../../../hooks/useLabels'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType, drawnLength, stateColor } from '../../../styles/drawings'
import { space } from '../../../styles/sizes'
import { DrawingWindow } from '../DrawingWindow'
import { spansOf } from '../parts'
import { ChartLegend, strokeOf, strokes } from './ChartLegend'

const Grid = styled.div`
  --plot: 8rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding: ${space[4]} var(--inset);
  color: ${color.textFaint};
  font-variant-numeric: tabular-nums;
  ${drawingType.tiny}

  ${drawingFrom.columns} {
    --plot: 11rem;
  }
`

const Axis = styled.div`
  align-self: end;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: calc(var(--plot) + 1em);
  margin-block: -0.5em;
  text-align: end;
`

const Plot = styled.svg`
  direction: ltr;
  width: 100%;
  height: var(--plot);
  overflow: visible;
  fill: none;
  stroke-width: 2;
  stroke-linejoin: round;

  svg {
    overflow: visible;
  }

  path,
  line {
    vector-effect: non-scaling-stroke;
  }
`

/** Where a text is that ends, starts or has its middle at a place in percent of the plot. */
const besidePoint = (at: number) => {
  const [before, after] = [2 * at - 100, 100 - 2 * at].map((part) => `${Math.max(0, part)}%`)
  if (at === 100) return { textAlign: 'right' as const }
  if (at > 70) return { paddingRight: `${100 - at}%`, textAlign: 'right' as const }
  if (at < 30) return { paddingLeft: `${at}%`, textAlign: 'left' as const }
  return { paddingLeft: before, paddingRight: after, textAlign: 'center' as const }
}

/* Above its point. The first line is in the space above the plot. */
const MarkLabel = styled.p<{ $at: number }>`
  margin: -1.75rem 0 0.625rem;
  ${({ $at }) => besidePoint($at)}
  color: ${stateColor(color.text)};
  font-size: ${drawnLength(0.8125)};
  font-weight: 560;
`

/* From left to right in every language, as the plot. */
const Ticks = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  direction: ltr;
`

/** The size of the paths' coordinate system, which is stretched to the plot. */
const [width, height] = [1000, 100]

/** Lines or bars on a scale, with an error range, a limit and a marked point. */
export const ChartDrawing = (chart: Queries.ChartDrawingFragment) => {
  const { window, bars, scale, unit, ticks, series, band, limit, mark } = chart
  const { measured } = useFormats()
  const labels = useLabels()
  const last = series.at(-1)
  const values = last?.values ?? []
  const count = values.length
  const x = (index: number): number => (bars ? (index + 0.5) / count : index / (count - 1)) * width
  const y = (value: number): number =>
    height - ((value - scale.from) / (scale.to - scale.from || 1)) * height
  const pointsOf = (numbers: readonly number[], first = 0): string[] =>
    numbers.map((value, index) => `${x(first + index).toFixed(0)} ${y(value).toFixed(1)}`)
  const line = (points: readonly string[]): string => `M${points.join('L')}`
  const [top = '', middle, bottom] = measured(
    [scale.to, (scale.from + scale.to) / 2, scale.from],
    unit,
  )
  const forecast = band ? count - band.low.length : count
  const marked = mark && values[mark.at - 1]
  const at = mark ? (100 * x(mark.at - 1)) / width : 0
  return (
    <DrawingWindow window={window}>
      <Grid>
        <ChartLegend {...chart} />
        <Axis>
          <span>{amountText(top, unit, labels)}</span>
          <span>{middle}</span>
          <span>{bottom}</span>
        </Axis>
        <div>
          {mark && (
            <MarkLabel $at={at} data-state={mark.state ?? 'highlighted'}>
              {mark.label}
            </MarkLabel>
          )}
          <Plot>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
              <path d="M0 0H1000M0 50H1000M0 100H1000" {...strokes.rule} />
              {band && (
                <path
                  d={`${line([...pointsOf(band.low, forecast), ...pointsOf(band.high, forecast).reverse()])}Z`}
                  {...strokes.area}
                />
              )}
              {bars &&
                values.map((value, index) => (
                  <path
                    key={index}
                    d={`M${x(index) - (0.3 * width) / count} ${height}V${y(value)}h${(0.6 * width) / count}V${height}Z`}
                    fill={index + 1 === mark?.at ? color.highlight : tint(color.primary, 60)}
                  />
                ))}
              {series.slice(0, bars ? -1 : undefined).map(({ name, values: points }, index) => {
                const known = name === last?.name ? points.slice(0, forecast + 1) : points
                return (
                  <path key={name} d={line(pointsOf(known))} {...strokeOf(index, series.length)} />
                )
              })}
              {forecast < count && (
                <path
                  d={line(pointsOf(values.slice(forecast), forecast))}
                  {...strokes.last}
                  strokeDasharray="4 4"
                />
              )}
              {limit && <path d={`M0 ${y(limit.value)}H${width}`} {...strokes.limit} />}
            </svg>
            {mark && typeof marked === 'number' && (
              <svg
                x={`${at}%`}
                data-state={mark.state ?? 'highlighted'}
                stroke={stateColor(color.highlight)}
              >
                <line y1="-8" y2={`${y(marked)}%`} strokeWidth="1" />
                <circle cy={`${y(marked)}%`} r="5" fill={color.surface} />
              </svg>
            )}
          </Plot>
        </div>
        {ticks && <Ticks>{spansOf(ticks)}</Ticks>}
      </Grid>
    </DrawingWindow>
  )
}
