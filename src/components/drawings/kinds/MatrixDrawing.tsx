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
import { Callout, markProps, RuledRow } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

/* In a narrow drawing the label is above its cells. */
const Row = styled(RuledRow)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding-block: ${space[2]};
`

const Label = styled.span`
  flex: 1 1 100%;
  color: ${color.text};

  ${drawingFrom.columns} {
    flex: 0 0 13rem;
  }
`

const Cell = styled.span`
  flex: 1 1 0;
  padding: ${space[1]} 0;
  border: ${hairline} solid transparent;
  border-radius: ${radius.chip};
  text-align: center;
  ${drawingType.small}

  &[data-state] {
    border-color: ${tint(stateColor(color.line), 45)};
    background: ${tint(stateColor(color.line), stateTints.chip)};
    color: ${stateTextColor(color.textSoft)};
  }

  &[data-state='muted'] {
    border-color: transparent;
    background: none;
  }
`

/** Who may do what: rows of actions and columns of roles. */
export const MatrixDrawing = ({ window, columns, rows }: Queries.MatrixDrawingFragment) => (
  <DrawingWindow window={window}>
    <Row>
      <Label />
      {columns.map((column) => (
        <Cell key={column}>{column}</Cell>
      ))}
    </Row>
    {rows.map((row) => (
      <Row key={row.label} {...markProps(row)}>
        <Label>{row.label}</Label>
        {row.cells.map(({ text, state }, index) => (
          <Cell key={index} data-state={state}>
            {text}
          </Cell>
        ))}
        <Callout {...row} />
      </Row>
    ))}
  </DrawingWindow>
)
