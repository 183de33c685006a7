/** The positions at which the lines of a text begin. */
export const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length),
]

/**
 * The parts of a text with their positions in it.
 * @param parts each with the line on which its block begins, from 0
 * @param writtenOf what a part is in the text; of several equal ones, each is at its own place
 */
export function placeParts<Part extends { line: number }>(
  text: string,
  parts: readonly Part[],
  writtenOf: (part: Part) => string,
): (Part & { index: number })[] {
  const starts = lineStarts(text)
  const lastPlaces = new Map<string, number>()
  return parts.map((part) => {
    const start = starts[part.line] ?? 0
    const written = writtenOf(part)
    if (!written) return { ...part, index: start }
    const found = text.indexOf(written, Math.max(start, (lastPlaces.get(written) ?? -1) + 1))
    if (found >= 0) lastPlaces.set(written, found)
    return { ...part, index: found < 0 ? start : found }
  })
}
