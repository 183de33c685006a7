/** How many columns and rows a cell of a grid takes. */
export type Span = readonly [columns: number, rows: number]

interface PlacedCell {
  column: number
  row: number
  wide: number
  high: number
}

const covers = (cell: PlacedCell, column: number, row: number): boolean =>
  column >= cell.column &&
  column < cell.column + cell.wide &&
  row >= cell.row &&
  row < cell.row + cell.high

/**
 * Makes cells wider or higher where a grid with `grid-auto-flow: dense` would have holes: the cell
 * before a hole or, if that is higher than the hole, the one above it.
 */
export function fillGrid(spans: readonly Span[], columns: number): Span[] {
  const cells: PlacedCell[] = []
  const cellAt = (column: number, row: number) => cells.find((cell) => covers(cell, column, row))
  const isFree = (area: PlacedCell): boolean => {
    for (let row = area.row; row < area.row + area.high; row += 1)
      for (let column = area.column; column < area.column + area.wide; column += 1)
        if (column >= columns || cellAt(column, row)) return false
    return true
  }

  for (const [wide, high] of spans) {
    const cell = { column: 0, row: 0, wide, high }
    while (!isFree(cell)) {
      cell.column = (cell.column + 1) % columns
      if (cell.column === 0) cell.row += 1
    }
    cells.push(cell)
  }

  const rows = Math.max(0, ...cells.map(({ row, high }) => row + high))
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (cellAt(column, row)) continue
      const before = cellAt(column - 1, row)
      const above = cellAt(column, row - 1)
      if (before && isFree({ ...before, column, wide: 1 })) before.wide += 1
      else if (above && isFree({ ...above, row, high: 1 })) above.high += 1
    }
  return cells.map(({ wide, high }) => [wide, high])
}
