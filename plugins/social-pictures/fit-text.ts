/** A font size for a text. */
export interface TextSize {
  /** Font size in pixels. */
  pixels: number
  /** The number of lines that fit. */
  lines: number
}

/** The width of a text in pixels. */
type Measure = (text: string, pixels: number) => number

const breakLines = (text: string, max: number, width: (line: string) => number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && width(`${last} ${word}`) <= max) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** The text, or its start and "…" if it is wider than `max` pixels. */
export function truncate(text: string, max: number, width: (text: string) => number): string {
  if (width(text) <= max) return text
  const letters = Array.from(text)
  while (letters.length > 0 && width(`${letters.join('').trimEnd()}…`) > max) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/**
 * Breaks a text into lines of similar length, in the first size in which it fits; in the last size
 * it is truncated.
 * @param max the maximum length of a line, in pixels
 * @param sizes the largest first
 */
export function fitText(
  text: string,
  max: number,
  sizes: readonly TextSize[],
  measure: Measure,
): { pixels: number; lines: string[] } {
  for (const { pixels, lines: maxLines } of sizes) {
    const width = (line: string) => measure(line, pixels)
    const lines = breakLines(text, max, width)
    if (lines.length > maxLines || lines.some((line) => width(line) > max)) continue
    let balanced = lines
    for (let narrow = max * 0.95; narrow > max / 4; narrow -= max / 20) {
      const narrower = breakLines(text, narrow, width)
      if (narrower.length > lines.length) break
      if (narrower.every((line) => width(line) <= narrow)) balanced = narrower
    }
    return { pixels, lines: balanced }
  }
  const size = sizes.at(-1)
  if (!size) throw new Error('fitText needs at least one size')
  const width = (line: string) => measure(line, size.pixels)
  const lines = breakLines(text, max, width)
  const kept = lines.slice(0, size.lines)
  if (lines.length > size.lines) kept.push(`${kept.pop() ?? ''}…`)
  return { pixels: size.pixels, lines: kept.map((line) => truncate(line, max, width)) }
}
