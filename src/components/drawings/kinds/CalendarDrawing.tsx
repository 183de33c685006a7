import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import {
  drawingFrom,
  drawingType,
  narrowOnly,
  stateColor,
  stateTextColor,
  wideOnly,
} from '../../../styles/drawings'
import { rule } from '../../../styles/mixins'
import { hairline, space } from '../../../styles/sizes'
import { Callout, DrawingRow, StateIcon } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

/* A list of each day's entries; in a wide drawing, columns with the hours. */
const Grid = styled(DrawingRow)<{ $days: number; $halves: number }>`
  padding-block: ${space[2]} ${space[4]};
  ${drawingType.tiny}

  ${drawingFrom.columns} {
    grid-template-columns: 2.5rem repeat(${({ $days }) => $days}, minmax(0, 1fr));
    grid-template-rows: auto repeat(${({ $halves }) => $halves}, minmax(1rem, 1fr));
  }
`

const Day = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} 0;

  & + & {
    ${rule}
  }

  ${drawingFrom.columns} {
    display: contents;
  }
`

const Name = styled.span<{ $column: number }>`
  flex: 1 0 100%;
  color: ${color.text};
  font-weight: 560;
  ${drawingType.small}

  ${drawingFrom.columns} {
    grid-area: 1 / ${({ $column }) => $column};
    padding: ${space[1]} ${space[1]} ${space[2]};
    text-align: center;
  }
`

const Hour = styled.span<{ $row: number }>`
  grid-column: 1 / -1;
  grid-row: ${({ $row }) => $row} / span 2;
  ${rule}
  color: ${color.textFaint};
  ${wideOnly}
`

const Entry = styled.span<{ $column: number; $from: number; $to: number }>`
  display: flex;
  gap: ${space[1]};
  padding: 0.125rem 0.375rem;
  border: ${hairline} solid ${tint(stateColor(color.primary), 50)};
  border-inline-start: 3px solid ${stateColor(color.primary)};
  border-radius: 0.25rem;
  background: ${tint(stateColor(color.primary), 18)};
  color: ${color.text};

  svg {
    color: ${stateTextColor(color.text)};
    ${wideOnly}
  }

  ${drawingFrom.columns} {
    grid-column: ${({ $column }) => $column};
    grid-row: ${({ $from, $to }) => `${$from} / ${$to}`};
    margin: 1px 2px;
    padding-block: 0.125rem 0;
    padding-inline: 0.375rem ${space[1]};
  }

  &[data-state='muted'] {
    color: ${color.textFaint};
  }

  &[data-state='highlighted'] {
    background: ${color.primary};
    color: ${color.onPrimary};
    font-weight: 560;
  }
`

/* In columns, the place of an entry shows its time. */
const Time = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${narrowOnly}
`

/** An hour of a day, such as 9.5, as a time: "9:30". */
const timeOf = (hour: number): string => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`

/** Days, rooms or people with entries by the hour. */
export const CalendarDrawing = (calendar: Queries.CalendarDrawingFragment) => {
  const { window, days, hours, entries, callout } = calendar
  /** The row of the grid at an hour; the first has the names of the days. */
  const rowAt = (hour: number): number => 2 + Math.round((hour - hours.from) * 2)
  const shown = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <DrawingWindow window={window}>
      <Grid $days={days.length} $halves={shown.length * 2}>
        {shown.map((hour) => (
          <Hour key={hour} $row={rowAt(hour)}>
            {hour}:00
          </Hour>
        ))}
        {days.map((name, index) => (
          <Day key={name}>
            <Name $column={index + 2}>{name}</Name>
            {entries
              .filter(({ day }) => day === index + 1)
              .map(({ day, from, to, text, state }) => (
                <Entry
                  key={from}
                  $column={day + 1}
                  $from={rowAt(from)}
                  $to={rowAt(to)}
                  data-state={state}
                >
                  <Time>
                    {timeOf(from)}–{timeOf(to)}
                  </Time>
                  {text} <StateIcon state={state} />
                </Entry>
              ))}
          </Day>
        ))}
        <Callout callout={callout} />
      </Grid>
    </DrawingWindow>
  )
}
