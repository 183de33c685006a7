import { Children, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { ruledCell } from '../../styles/mixins'
import { down, only, space, up } from '../../styles/sizes'

export interface CellGridProps {
  /** The maximum number of cells in a row on a wide screen. */
  perRow?: 2 | 3 | 4
  /** The same on a tablet. */
  perTabletRow?: 2 | 3
  /** Whether phones show as many cells as fit in a row; otherwise they show one. */
  smallCells?: boolean
  /** The list element; "ol" if the order of the cells matters. */
  as?: 'ul' | 'ol'
  children: ReactNode
}

const columns = 12

/** How many of the 12 columns each cell spans, so that every row is full. */
export function spans(count: number, perRow: number): number[] {
  if (count === 0) return []
  const rows = Math.ceil(count / perRow)
  const shortest = Math.floor(count / rows)
  const longer = count % rows
  return Array.from({ length: rows }, (_, row) => shortest + (row < longer ? 1 : 0)).flatMap(
    (inRow) => Array.from({ length: inRow }, () => columns / inRow),
  )
}

const oneColumn = css`
  overflow: visible;

  > :first-child {
    border-top-color: transparent;
  }
`

const Grid = styled.ul<{ $small: boolean }>`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  overflow: clip;

  > li {
    ${ruledCell}
    padding: ${space[3]} 0;

    ${down.tablet} {
      border-inline-width: 0;
    }

    ${up.tablet} {
      padding: ${space[8]} var(--inset) ${space[10]};
    }
  }

  @media screen {
    ${down.tablet} {
      grid-template-columns: ${({ $small }) =>
        $small ? 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))' : '100%'};
      column-gap: ${space[5]};

      > li {
        grid-column: auto;
      }

      /* A cell that is alone in the last of several rows. */
      ${({ $small }) => $small && '> :last-child:nth-child(odd) { grid-column: 1 / -1; }'}

      /* Cells in one column have no space for the ring of the focus, which must not be clipped. */
      ${({ $small }) => !$small && oneColumn}
    }
  }

  @media screen {
    ${down.tablet} {
      /* A disclosure has its own space. */
      > :has(> details) {
        padding-block: 0;
      }

      > :has(> details):last-child {
        padding-bottom: ${space[3]};
      }
    }
  }

  @media print {
    > li {
      padding: ${space[3]} ${space[8]} ${space[3]} 0;
      border: 0;
      background: none;
      break-inside: avoid;
    }
  }
`

const Cell = styled.li<{ $wide: number; $onTablet: number }>`
  grid-column: span ${({ $wide }) => $wide};

  @media screen {
    ${only.tablet} {
      grid-column: span ${({ $onTablet }) => $onTablet};
    }
  }
`

/** A grid whose cells share their borders. Every row is full for any number of cells. */
export const CellGrid = ({
  perRow = 3,
  perTabletRow = 2,
  smallCells = false,
  as = 'ul',
  children,
}: CellGridProps) => {
  const cells = Children.toArray(children)
  const wide = spans(cells.length, perRow)
  const onTablet = spans(cells.length, perTabletRow)
  return (
    <Grid as={as} $small={smallCells}>
      {cells.map((cell, index) => (
        <Cell key={index} $wide={wide[index] ?? columns} $onTablet={onTablet[index] ?? columns}>
          {cell}
        </Cell>
      ))}
    </Grid>
  )
}
