import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { space } from '../../../styles/sizes'
import { Callout, endsRow, markProps, Name, RuledRow, StateIcon, StatePill } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Lane = styled(RuledRow)`
  ${endsRow}
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[4]};
`

const Stops = styled.div`
  flex: 1 1 100%;

  ${drawingFrom.columns} {
    display: flex;
  }
`

/* A stop and the line to the next one: downwards in a narrow drawing, to the right in a wide
   one. */
const Stop = styled.div`
  position: relative;
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  padding-block: 0 ${space[2]};
  padding-inline: 1.75rem 0;
  color: ${color.text};
  ${drawingType.small}

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.5rem;
    top: 0.5rem;
    height: 100%;
    border: solid ${stateColor(color.lineStrong)};
    border-block-width: 0;
    border-inline-width: 2px 0;
  }

  &:last-child {
    padding-bottom: 0;

    &::before {
      display: none;
    }
  }

  &[data-state='muted'] {
    --state: ${color.lineStrong};
    color: ${color.textFaint};
  }

  ${drawingFrom.columns} {
    display: block;
    padding-block: ${space[8]} 0;
    padding-inline: 0 ${space[2]};

    &::before {
      inset-inline-start: 0;
      top: 0.5rem;
      width: 100%;
      height: 0;
      border-width: 2px 0 0;
    }

    &:last-child {
      flex: none;
      padding-inline-end: 0;
    }
  }
`

/* The time of a stop, or another short text such as "held". */
const Detail = styled.span`
  color: ${stateTextColor(color.textFaint)};

  [data-state='muted'] > &,
  [data-state='good'] > & {
    color: ${color.textFaint};
  }

  ${drawingFrom.columns} {
    display: block;
  }
`

const Dot = styled.span`
  position: absolute;
  inset-inline-start: 0;
  top: 0;
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  border: 2px solid ${stateColor(color.field)};
  border-radius: 50%;
  background: ${color.surface};
  color: ${stateColor(color.field)};

  [data-state='highlighted'] > & {
    background: ${color.highlight};
  }
`

/** Lines with stops, each with its state. */
export const RouteDrawing = ({ window, lanes }: Queries.RouteDrawingFragment) => (
  <DrawingWindow window={window}>
    {lanes.map((lane) => (
      <Lane key={lane.label} {...markProps(lane)}>
        <Name strong name={lane.label} detail={lane.detail} />
        <StatePill text={lane.status} state={lane.state} />
        <Stops>
          {lane.stops.map(({ name, time, state }) => (
            <Stop key={name} data-state={state ?? 'muted'}>
              <Dot>
                <StateIcon state={state} />
              </Dot>
              {`${name} `}
              {time && <Detail>{time}</Detail>}
            </Stop>
          ))}
        </Stops>
        <Callout {...lane} />
      </Lane>
    ))}
  </DrawingWindow>
)
