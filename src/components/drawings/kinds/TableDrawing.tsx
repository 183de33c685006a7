import styled from 'styled-components'
import { color } from '../../../styles/colors'
import {
  drawingFrom,
  drawingType,
  narrowOnly,
  stateColor,
  stateTextColor,
  wideOnly,
} from '../../../styles/drawings'
import { hairline, space } from '../../../styles/sizes'
import { Callout, markProps, Name, RuledRow, StateIcon, StatePill, Value } from '../parts'
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
const Row = styled(RuledRow)<{ $stacked?: boolean }>`
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
    content: ${({ $stacked }) => ($stacked ? "''" : 'none')};
    flex: 0 0 100%;
    order: 1;
    ${narrowOnly}
  }
`

const Columns = styled(Row)<{ $icons: boolean }>`
  padding-inline-end: calc(var(--inset) + ${({ $icons }) => ($icons ? '1.875rem' : '0px')});
  padding-block: ${space[2]};
  color: ${color.textFaint};
  ${drawingType.small}
  ${wideOnly}
`

const RowName = styled(Name)`
  flex: 1 1 0;
  max-width: 100%;

  ${drawingFrom.columns} {
    flex: 2 1 0;
    min-width: 0;
  }
`

const Cell = styled.span<{ $stacked: boolean }>`
  order: ${({ $stacked }) => ($stacked ? 2 : 0)};
  color: ${color.textSoft};
  font-variant-numeric: tabular-nums;

  &[data-last] {
    color: inherit;
  }

  ${drawingFrom.columns} {
    flex: 1 1 0;
    order: 0;

    &[data-last] {
      text-align: end;
    }
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

const Total = styled(Row)`
  justify-content: space-between;

  > :last-child {
    color: ${color.text};
    font-weight: 560;
  }
`

type TableRow = Queries.TableDrawingFragment['rows'][number]

/** A table with columns and states. */
export const TableDrawing = ({ window, columns, rows, total }: Queries.TableDrawingFragment) => {
  const hasShare = rows.some(({ share }) => share !== null)
  const hasStatus = rows.some(({ status }) => status)
  const isStacked = hasStatus || rows.some(({ cells }) => cells.length > 2)
  const hasIcons = !hasStatus && rows.some(({ state }) => state)
  const renderCells = ({ cells, detail, was, share, status, state }: Partial<TableRow>) => (
    <>
      <RowName name={cells?.[0]} detail={detail} />
      {cells?.slice(1).map((value, index, { length }) => {
        const isLast = index === length - 1
        return (
          <Cell key={index} $stacked={isStacked} data-last={isLast ? '' : undefined}>
            <Value was={isLast ? was : null} value={value} />
          </Cell>
        )
      })}
      {hasShare && <Bar>{typeof share === 'number' && <ShareBar share={share} />}</Bar>}
      {hasStatus ? (
        <Status>
          <StatePill text={status} state={state} />
        </Status>
      ) : (
        <StateIcon state={state} />
      )}
    </>
  )
  return (
    <DrawingWindow window={window}>
      {columns && (
        <Columns $icons={hasIcons}>
          {renderCells({ cells: ['', ...columns.slice(1)], detail: columns[0] })}
        </Columns>
      )}
      {rows.map((row, index) => (
        <Row key={index} $stacked={isStacked} {...markProps(row)}>
          {renderCells(row)}
          <Callout {...row} />
        </Row>
      ))}
      {total && (
        <Total>
          <Name strong name={total.label} />{' '}
          <span>
            <Value {...total} />
          </span>
        </Total>
      )}
    </DrawingWindow>
  )
}
