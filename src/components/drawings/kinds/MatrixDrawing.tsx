import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import {
  drawingFrom,
  drawingType,
  stateColor,
  stateTextColor,
  stateTints,
} from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { RuledRow } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

/* In a narrow drawing the label is above its cells. */
const Row = styled(RuledRow)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[2]};

  > b {
    flex: 1 1 100%;
    color: ${color.text};
    font-weight: inherit;

    ${drawingFrom.columns} {
      flex: 0 0 13rem;
    }
  }

  > i {
    flex: 1 1 0;
    padding: ${space[1]} 0;
    border: ${hairline} solid transparent;
    border-radius: ${radius.chip};
    color: ${color.textSoft};
    font-style: normal;
    text-align: center;
    ${drawingType.small}
  }

  > [data-state]:not([data-state='muted']) {
    border-color: ${tint(stateColor(color.line), 45)};
    background: ${tint(stateColor(color.line), stateTints.chip)};
    color: ${stateTextColor(color.textSoft)};
  }

  > [data-state='muted'] {
    color: ${stateTextColor(color.textSoft)};
  }
`

/** Who may do what: rows of actions and columns of roles. */
export const MatrixDrawing = ({ window, columns, rows }: Queries.MatrixDrawingFragment) => (
  <DrawingWindow window={window}>
    <Row>
      <b />
      {columns.map((column) => (
        <i key={column}>{column}</i>
      ))}
    </Row>
    {rows.map((row) => (
      <Row key={row.label} {...row}>
        <b>{row.label}</b>
        {row.cells.map(({ text, state }, index) => (
          <i key={index} data-state={state}>
            {text}
          </i>
        ))}
      </Row>
    ))}
  </DrawingWindow>
)
