/** A position in a file, counted from 1. */
export interface Position {
  line: number
  column: number
}

/** Converts an offset in a text to a position. */
export type LineMap = (offset: number) => Position

/** Turns offsets in a text into lines and columns. */
export function createLineMap(text: string): LineMap {
  const starts = [
    0,
    ...Array.from(text.matchAll(/\r\n|\r|\n/g), (end) => end.index + end[0].length),
  ]
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
