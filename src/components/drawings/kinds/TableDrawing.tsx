import styled from 'styled-components'
import { color } from '../../../styles/colors'
import { drawingFrom, drawingType, stateColor, stateTextColor } from '../../../styles/drawings'
import { hairline, space } from '../../../styles/sizes'
import { Name, RuledRow, StateIcon, StatePill } from '../parts'
import { DrawingWindow } from '../DrawingWindow'

const Track = styled.svg`
  width: 100%;
  height: 0.375rem;
  fill: ${color.surfaceHover};

  rect + rect {
    fill: ${stateColor(color.primary)};
  }

  @media (forced-colors: active) {
    fill: Canvas;
    outline: ${hairline} solid;

    rect + rect {
      fill: CanvasText;
    }
  }
`

/** A horizontal bar that is filled to a percentage. */
const ShareBar = ({ share }: { share: number }) => (
  <Track>
    <rect width="100%" height="100%" rx="3" />
    <rect width={`${share}%`} height="100%" rx="3" />
  </Track>
)

/** Whether the cells of a row are in two lines in a narrow drawing. */
const Rows = styled.div<{ $stacked: boolean }>`
  --line-end: ${({ $stacked }) => ($stacked ? 'block' : 'none')};
  --order: ${({ $stacked }) => ($stacked ? 2 : 0)};
`

/* In a narrow drawing, the first line of a row has the name and the status, the second the rest. */
const Row = styled(RuledRow)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem ${space[4]};
  padding-block: 0.625rem;
  color: ${stateTextColor(color.textSoft)};

  &[data-state='highlighted'] {
    color: ${color.text};
  }

  /* The end of the first line. */
  &::before {
    content: '';
    display: var(--line-end);
    flex: 0 0 100%;
    order: 1;

    ${drawingFrom.columns} {
      display: none;
    }
  }

  > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }

  /* The other cells. */
  > i {
    order: var(--order);
    color: ${color.textSoft};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }

  > i:last-of-type {
    color: inherit;
  }

  > u {
    flex: 1 1 100%;
    order: 3;
    padding-top: ${space[1]};
  }

  > b {
    margin-inline-start: auto;
    font-weight: inherit;
  }

  ${drawingFrom.columns} {
    > :first-child {
      flex: 2 1 0;
    }

    > i,
    > u {
      flex: 1 1 0;
      order: 0;
      padding: 0;
    }

    > i:last-of-type {
      text-align: end;
    }

    > b {
      flex: 0 0 8.5rem;
      text-align: end;
    }
  }
`

const Columns = styled(Row)<{ $icons: boolean }>`
  display: none;
  padding-inline-end: calc(var(--side, 0px) + ${({ $icons }) => ($icons ? '1.875rem' : '0px')});
  padding-block: ${space[2]};
  color: ${color.textFaint};
  ${drawingType.small}

  ${drawingFrom.columns} {
    display: flex;
  }
`

const Sum = styled(Row)`
  --line-end: none;
  justify-content: space-between;
  color: ${color.text};
  font-weight: 560;

  > :first-child {
    flex: initial;
  }
`

/** A table with columns and states. */
export const TableDrawing = ({ window, columns, rows, total }: Queries.TableDrawingFragment) => {
  const hasShare = rows.some(({ share }) => share !== null)
  const hasStatus = rows.some(({ status }) => status)
  const isStacked = hasStatus || rows.some(({ cells }) => cells.length > 2)
  const hasIcons = !hasStatus && rows.some(({ state }) => state)
  return (
    <DrawingWindow window={window}>
      <Rows $stacked={isStacked}>
        {columns && (
          <Columns $icons={hasIcons}>
            {columns.map((column, index) =>
              index === 0 ? <Name key={column} detail={column} /> : <i key={column}>{column}</i>,
            )}
            {hasShare && <u />}
            {hasStatus && <b />}
          </Columns>
        )}
        {rows.map((row) => (
          <Row key={row.cells.join()} {...row}>
            <Name name={row.cells[0]} detail={row.detail} />
            {row.cells.slice(1).map((cell, index, cells) => (
              <i key={index}>
                {index === cells.length - 1 && row.was && <s>{row.was}</s>}
                {cell}
              </i>
            ))}
            {hasShare && <u>{typeof row.share === 'number' && <ShareBar share={row.share} />}</u>}
            {hasStatus && (
              <b>{row.status && <StatePill state={row.state}>{row.status}</StatePill>}</b>
            )}
            {!hasStatus && <StateIcon state={row.state} />}
          </Row>
        ))}
        {total && (
          <Sum>
            <span>{total.label}</span> {total.value}
          </Sum>
        )}
      </Rows>
    </DrawingWindow>
  )
}
