import { graphql } from 'gatsby'
import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor } from '../../../styles/drawings'
import { hairline, space } from '../../../styles/sizes'
import { Callout, StateIcon } from '../DrawingState'
import { DrawingWindow } from '../DrawingWindow'

const Grid = styled.div<{ $days: number; $halves: number }>`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem repeat(${({ $days }) => $days}, minmax(0, 1fr));
  grid-template-rows: auto repeat(${({ $halves }) => $halves}, minmax(0.875rem, 1fr));
  padding: ${space[2]} var(--side, 0px) ${space[4]};
  ${drawingType.tiny}

  ${drawingFrom.columns} {
    grid-template-rows: auto repeat(${({ $halves }) => $halves}, minmax(1rem, 1fr));
  }
`

const Day = styled.span`
  padding: ${space[1]} ${space[1]} ${space[2]};
  color: ${color.text};
  font-weight: 560;
  text-align: center;
  ${drawingType.small}
`

const Hour = styled.span<{ $row: number }>`
  grid-column: 1 / -1;
  grid-row: ${({ $row }) => $row} / span 2;
  border-top: ${hairline} solid ${color.line};
  color: ${color.textFaint};
`

const Entry = styled.span<{ $column: number; $from: number; $to: number }>`
  grid-column: ${({ $column }) => $column};
  grid-row: ${({ $from, $to }) => `${$from} / ${$to}`};
  display: flex;
  gap: ${space[1]};
  margin: 1px 2px;
  padding-block: 0.125rem 0;
  padding-inline: 0.375rem ${space[1]};
  border: ${hairline} solid ${tint(stateColor(color.primary), 50)};
  border-inline-start: 3px solid ${stateColor(color.primary)};
  border-radius: 0.25rem;
  background: ${tint(stateColor(color.primary), 18)};
  color: ${color.text};
  overflow: hidden;

  svg {
    display: none;
    color: ${stateColor(color.text)};

    ${drawingFrom.columns} {
      display: block;
    }
  }

  &[data-state='muted'] {
    color: ${color.textFaint};
  }

  &[data-state='highlighted'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 560;

    @media print {
      color: ${color.text};
    }
  }
`

/** Days, rooms or people with entries by the hour. */
export const CalendarDrawing = (calendar: Queries.CalendarDrawingFragment) => {
  const { window, days, hours, entries, callout } = calendar
  /** The row of the grid at an hour; the first has the names of the days. */
  const rowAt = (hour: number): number => 2 + Math.round((hour - hours.from) * 2)
  const shown = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <DrawingWindow window={window}>
      <Grid $days={days.length} $halves={shown.length * 2}>
        <span />
        {days.map((day) => (
          <Day key={day}>{day}</Day>
        ))}
        {shown.map((hour) => (
          <Hour key={hour} $row={rowAt(hour)}>
            {hour}:00
          </Hour>
        ))}
        {entries.map(({ day, from, to, text, state }) => (
          <Entry
            key={`${day} ${from}`}
            $column={day + 1}
            $from={rowAt(from)}
            $to={rowAt(to)}
            data-state={state}
          >
            {text} <StateIcon state={state} />
          </Entry>
        ))}
        <Callout callout={callout} />
      </Grid>
    </DrawingWindow>
  )
}

export const fragment = graphql`
  fragment CalendarDrawing on CalendarDrawing {
    window {
      ...DrawingWindow
    }
    days
    hours {
      from
      to
    }
    entries {
      day
      from
      to
      text
      state
    }
    callout
  }
`
