import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { space } from '../../../styles/sizes'
import { Names, RuledRow, StateIcon } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Row = styled(RuledRow)`
  color: ${color.text};

  ${drawingFrom.columns} {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
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

const Ticks = styled(Names)`
  display: flex;
  padding: ${space[2]} 0;
  color: ${color.textFaint};
  ${drawingType.tiny}

  span {
    flex: 1 1 0;
  }

  ${drawingFrom.columns} {
    grid-column: 2;
  }
`

const Track = styled.svg`
  width: 100%;
  height: 2.25rem;
  overflow: visible;

  ${drawingFrom.columns} {
    height: 3rem;
  }

  line {
    stroke: ${color.line};
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

const Bar = styled.div`
  position: relative;
  display: grid;
`

/* The surface around the letters, over lines and bars. */
const textOutline = Array.from({ length: 4 }, () => `0 0 2px ${color.surface}`).join()

/* Next to the bar while it fits, else over the end of the bar: it is never cut. */
const BarText = styled.span<{ $at: number; $isBefore: boolean; $isMilestone: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: ${({ $isBefore }) => ($isBefore ? 'row-reverse' : 'row')};
  align-items: center;
  direction: ltr;
  ${drawingType.tiny}

  &::before {
    content: '';
    flex: 0 1 ${({ $at, $isBefore }) => ($isBefore ? 100 - $at : $at)}%;
  }

  > * {
    flex: none;
    margin-inline: ${({ $isMilestone }) => ($isMilestone ? space[4] : space[2])};
    text-shadow: ${textOutline};
    unicode-bidi: plaintext;
  }
`

/** Bars on a time axis; a bar without a length is a milestone. */
export const TimelineDrawing = ({ window, ticks, now, bars }: Queries.TimelineDrawingFragment) => (
  <DrawingWindow window={window}>
    <Row>
      <Ticks names={ticks} />
    </Row>
    {bars.map((bar) => {
      const { label, from, to, text, state } = bar
      const isBefore = from > 100 - to
      return (
        <Row key={label} {...bar}>
          <Label>
            {label} <StateIcon state={state} />
          </Label>
          <Bar>
            <Track>
              {ticks.map((tick, index) => {
                const x = `${(100 * index) / ticks.length}%`
                return <line key={tick} x1={x} x2={x} y2="100%" />
              })}
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
              <BarText $at={isBefore ? from : to} $isBefore={isBefore} $isMilestone={to === from}>
                <span>{text}</span>
              </BarText>
            )}
          </Bar>
        </Row>
      )
    })}
  </DrawingWindow>
)
