import styled from 'styled-components'
import { color, tint } from '../../../styles/colors'
import {
  drawingFrom,
  drawingType,
  drawnLength,
  stateColor,
  stateTextColor,
  stateTints,
} from '../../../styles/drawings'
import { hairline, radius, space } from '../../../styles/sizes'
import { Callout, markProps, RuledRow } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

/* In a narrow drawing the label is above its cells, whose text is as large as their columns allow. */
const Row = styled(RuledRow)<{ $columns: number }>`
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  align-items: center;
  gap: ${space[1]} ${drawnLength(0.5)};
  padding-block: ${space[2]};
  --cell: ${({ $columns }) => 15 / $columns}cqi;

  ${drawingFrom.columns} {
    grid-template-columns: minmax(0, 13rem) repeat(
        ${({ $columns }) => $columns},
        minmax(3.875rem, 1fr)
      );
  }
`

const Label = styled.span`
  grid-column: 1 / -1;
  color: ${color.text};

  ${drawingFrom.columns} {
    grid-column: auto;
  }
`

const Cell = styled.span`
  padding: ${space[1]} 0;
  border: ${hairline} solid transparent;
  border-radius: ${radius.chip};
  text-align: center;
  ${drawingType.small}

  @container drawing (width < 30rem) {
    font-size: min(0.75rem, var(--cell));
  }

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
    <Row $columns={columns.length}>
      <Label />
      {columns.map((column) => (
        <Cell key={column}>{column}</Cell>
      ))}
    </Row>
    {rows.map((row) => (
      <Row key={row.label} $columns={columns.length} {...markProps(row)}>
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
