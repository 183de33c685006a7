/** The cells of a table; the first row has the headings. */
export type Rows = readonly (readonly string[])[]

/** Numbers are aligned right, text left; a dash counts as a number. */
const isNumber = (cell: string): boolean => /^[-–\d.,]+( %)?$/.test(cell) || cell === ''

const widthsOf = (rows: Rows): number[] =>
  (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))

const alignments = ([, ...rows]: Rows, columns: number): boolean[] =>
  Array.from({ length: columns }, (_, column) => rows.every((row) => isNumber(row[column] ?? '')))

const lines = (rows: Rows): string[][] => {
  const widths = widthsOf(rows)
  const right = alignments(rows, widths.length)
  return rows.map((row) =>
    row.map((cell, column) =>
      right[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  )
}

/** A Markdown table, formatted as by Prettier, which is also readable in a terminal. */
export function markdownTable(rows: Rows): string {
  const [head = [], ...body] = lines(rows)
  const right = alignments(rows, head.length)
  const rule = head.map((cell, column) =>
    right[column]
      ? `${'-'.repeat(Math.max(cell.length - 1, 2))}:`
      : '-'.repeat(Math.max(cell.length, 3)),
  )
  return [head, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
