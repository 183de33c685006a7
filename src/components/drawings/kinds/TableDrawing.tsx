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

  .share {
    fill: ${stateColor(color.primary)};
  }

  @media (forced-colors: active) {
    fill: Canvas;
    outline: ${hairline} solid;

    .share {
      fill: CanvasText;
    }
  }
`

/** A horizontal bar that is filled to a percentage. */
const ShareBar = ({ share }: { share: number }) => (
  <Track>
    <rect width="100%" height="100%" rx="3" />
    <rect className="share" width={`${share}%`} height="100%" rx="3" />
  </Track>
)

/* In a narrow drawing, the first line of a row has the name and the status, and the second the
   other cells. */
const Row = styled(RuledRow)<{ $stacked: boolean }>`
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
    display: ${({ $stacked }) => ($stacked ? 'block' : 'none')};
    flex: 0 0 100%;
    order: 1;

    ${drawingFrom.columns} {
      display: none;
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

const RowName = styled(Name)`
  flex: 1 1 0;
  min-width: 0;

  ${drawingFrom.columns} {
    flex: 2 1 0;
  }
`

const Value = styled.span<{ $stacked: boolean }>`
  order: ${({ $stacked }) => ($stacked ? 2 : 0)};
  color: ${color.textSoft};
  font-variant-numeric: tabular-nums;

  ${drawingFrom.columns} {
    flex: 1 1 0;
    order: 0;

    &[data-last] {
      text-align: end;
    }
  }

  &[data-last] {
    color: inherit;
  }
`

const Bar = styled.span`
  flex: 1 1 100%;
  order: 3;
  padding-top: ${space[1]};

  ${drawingFrom.columns} {
    flex: 1 1 0;
    order: 0;
    padding: 0;
  }
`

const Status = styled.span`
  margin-inline-start: auto;

  ${drawingFrom.columns} {
    flex: 0 0 8.5rem;
    text-align: end;
  }
`

const Sum = styled(Row)`
  justify-content: space-between;
  color: ${color.text};
  font-weight: 560;
`

/** A table with columns and states. */
export const TableDrawing = ({ window, columns, rows, total }: Queries.TableDrawingFragment) => {
  const hasShare = rows.some(({ share }) => share !== null)
  const hasStatus = rows.some(({ status }) => status)
  const isStacked = hasStatus || rows.some(({ cells }) => cells.length > 2)
  const hasIcons = !hasStatus && rows.some(({ state }) => state)
  return (
    <DrawingWindow window={window}>
      {columns && (
        <Columns $stacked={false} $icons={hasIcons}>
          {columns.map((column, index) =>
            index === 0 ? (
              <RowName key={column} detail={column} />
            ) : (
              <Value
                key={column}
                $stacked
                data-last={index === columns.length - 1 ? '' : undefined}
              >
                {column}
              </Value>
            ),
          )}
          {hasShare && <Bar />}
          {hasStatus && <Status />}
        </Columns>
      )}
      {rows.map((row) => (
        <Row key={row.cells.join()} $stacked={isStacked} {...row}>
          <RowName name={row.cells[0]} detail={row.detail} />
          {row.cells.slice(1).map((cell, index, cells) => {
            const isLast = index === cells.length - 1
            return (
              <Value key={index} $stacked={isStacked} data-last={isLast ? '' : undefined}>
                {isLast && row.was && <s>{row.was}</s>}
                {cell}
              </Value>
            )
          })}
          {hasShare && <Bar>{typeof row.share === 'number' && <ShareBar share={row.share} />}</Bar>}
          {hasStatus && (
            <Status>{row.status && <StatePill state={row.state}>{row.status}</StatePill>}</Status>
          )}
          {!hasStatus && <StateIcon state={row.state} />}
        </Row>
      ))}
      {total && (
        <Sum $stacked={false}>
          <span>{total.label}</span> {total.value}
        </Sum>
      )}
    </DrawingWindow>
  )
}
