import { cellSpans } from '../../../src/features/home/HomeServiceCells'

type Drawing = Parameters<typeof cellSpans>[0][number]

const site = { site: {} } as Drawing
const phone = { phone: {} } as Drawing

/** The cells that all drawings cover in rows of four. */
const area = (drawings: Drawing[]): number =>
  cellSpans(drawings).reduce((sum, [columns, rows]) => sum + columns * rows, 0)

test.each([1, 2, 3, 4, 5, 6, 7])('%i cells of text leave no hole in the last row', (count) => {
  const drawings = Array.from({ length: count }, () => null)
  expect(area(drawings) % 4).toBe(0)
  expect(cellSpans(drawings)[0]).toEqual(count === 1 ? [4, 1] : [1, 1])
})

test('of cells of different heights, one with a single row becomes wider', () => {
  expect(cellSpans([site, null, phone])).toEqual([
    [2, 2],
    [2, 1],
    [1, 2],
  ])
  expect(cellSpans([site, phone, null, null])).toEqual([
    [2, 2],
    [1, 2],
    [1, 1],
    [1, 1],
  ])
})
