import styled from 'styled-components'
import { textWidth } from '../../../../plugins/content'
import { Stack } from '../../grid/Stack'
import { color } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { space } from '../../../styles/sizes'
import { Callout, labelColumn, markProps, RuledRow, spansOf, StateIcon } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Row = styled(RuledRow)`
  color: ${color.text};
  ${labelColumn}

  ${drawingFrom.columns} {
    row-gap: ${space[4]};
  }

  &:has([data-callout]) {
    padding-bottom: ${space[2]};

    ${drawingFrom.margin} {
      padding-bottom: 0;
    }
  }
`

const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-top: ${space[2]};

  svg {
    color: ${stateTextColor(color.textFaint)};
  }

  ${drawingFrom.columns} {
    padding: 0;
  }
`

/* From left to right in every language, as the bars; every second one where there is no room for all. */
const Ticks = styled.div<{ $width: number }>`
  container: ticks / inline-size;
  direction: ltr;
  display: flex;
  padding: ${space[2]} 0;
  color: ${color.textFaint};
  ${drawingType.tiny}

  span {
    flex: 1 1 0;
    min-width: 0;
    white-space: nowrap;
  }

  @container ticks (width < ${({ $width }) => $width}em) {
    :nth-child(even) {
      visibility: hidden;
    }
  }

  ${drawingFrom.columns} {
    grid-column: 2;
  }
`

const Track = styled.svg`
  grid-area: 1 / 1;
  width: 100%;
  height: 2.25rem;

  &,
  svg {
    overflow: visible;
  }

  ${drawingFrom.columns} {
    height: 3rem;
  }

  path {
    stroke: ${color.line};
    vector-effect: non-scaling-stroke;
  }

  .now {
    stroke: ${color.highlight};
    stroke-dasharray: 3 3;
  }

  rect {
    fill: ${stateColor(color.primary)};
    transform: translateY(-0.4375rem);
  }
`

/* The surface around the letters, over lines. */
const textOutline = Array.from({ length: 4 }, () => `0 0 2px ${color.surface}`).join()

/* Next to the bar or, if it does not fit there, under the bar. */
const BarText = styled.span<{ $start: number; $end: number; $bar: number; $isBefore: boolean }>`
  grid-area: 1 / 1;
  direction: ltr;
  display: flex;
  flex-flow: ${({ $isBefore }) => ($isBefore ? 'row-reverse' : 'row')} wrap;
  align-items: center;
  gap: ${space[2]} ${({ $bar }) => ($bar > 0 ? space[2] : space[4])};
  margin-inline: ${({ $start, $end }) => `${$start}% ${100 - $end}%`};
  padding-block: ${space[2]};
  ${drawingType.tiny}

  ${drawingFrom.columns} {
    row-gap: 0.875rem;
    padding-block: 0.875rem;
  }

  /* As long as the bar. */
  &::before {
    content: '';
    flex: none;
    width: ${({ $start, $end, $bar }) => (100 * $bar) / ($end - $start)}%;
    height: 1.25rem;
  }

  > * {
    flex: none;
    text-shadow: ${textOutline};
    unicode-bidi: plaintext;
  }
`

/** The space between a text and the line of today, in percent of the axis. */
const margin = 2

/** About the width of a letter, with its part of the space after the tick, in em. */
const letterWidth = 0.7

/** The width of all ticks, in em. */
export const widthOfTicks = (ticks: readonly string[]): number =>
  Math.ceil(ticks.length * Math.max(...ticks.map(textWidth)) * letterWidth)

/** Bars on a time axis; a bar without a length is a milestone. */
export const TimelineDrawing = ({ window, ticks, now, bars }: Queries.TimelineDrawingFragment) => (
  <DrawingWindow window={window}>
    <Row>
      <Ticks $width={widthOfTicks(ticks)}>{spansOf(ticks)}</Ticks>
    </Row>
    {bars.map((bar) => {
      const { label, from, to, text, state } = bar
      const isBefore = from > 100 - to
      // A text does not cross the line of today.
      const start = isBefore ? (now && now < from ? now + margin : 0) : from
      const end = isBefore ? to : now && now > to ? now - margin : 100
      return (
        <Row key={label} {...markProps(bar)}>
          <Label>
            {label} <StateIcon state={state} />
          </Label>
          <Stack>
            <Track>
              <svg viewBox={`0 0 ${ticks.length} 1`} preserveAspectRatio="none">
                <path d={ticks.map((_, index) => `M${index} 0V1`).join('')} />
              </svg>
              {typeof now === 'number' && (
                <line className="now" x1={`${now}%`} x2={`${now}%`} y2="100%" />
              )}
              {to > from ? (
                <rect x={`${from}%`} y="50%" width={`${to - from}%`} height="0.875rem" rx="4" />
              ) : (
                <circle cx={`${from}%`} cy="50%" r="7" fill={stateColor(color.primary)} />
              )}
            </Track>
            {text && (
              <BarText $start={start} $end={end} $bar={to - from} $isBefore={isBefore}>
                <span>{text}</span>
              </BarText>
            )}
          </Stack>
          <Callout {...bar} />
        </Row>
      )
    })}
  </DrawingWindow>
)
