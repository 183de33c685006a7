import { cellSpans } from '../../../src/features/home/HomeServices'

type Drawing = Parameters<typeof cellSpans>[0][number]

const site = { site: {} } as Drawing
const phone = { phone: {} } as Drawing

test.each([
  [1, [4]],
  [2, [2, 2]],
  [3, [1, 1, 2]],
  [4, [1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 4]],
  [6, [1, 1, 1, 1, 2, 2]],
])('%i cells of text leave no hole in the last row', (count, widths) => {
  const drawings = Array.from({ length: count }, () => null)
  expect(cellSpans(drawings).map(([wide]) => wide)).toEqual(widths)
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
