/** A text in one size, as far as breaking it into lines is concerned. */
export interface Measure {
  /** How many lines there is room for. */
  lines: number
  /** How wide a text is. */
  width: (text: string) => number
}

const broken = (text: string, most: number, { width }: Measure): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && width(`${last} ${word}`) <= most) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}

/** The text, or its beginning with "…" where it is wider than there is room. */
export function shortened(text: string, most: number, width: Measure['width']): string {
  if (width(text) <= most) return text
  const letters = [...text]
  while (letters.length > 0 && width(`${letters.join('').trimEnd()}…`) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/**
 * Breaks a text into lines of about one length, in the first size that has room for it; in the last
 * one it is shortened.
 * @param most how wide a line may be
 * @param sizes the largest first
 */
export function fitted<Size extends Measure>(
  text: string,
  most: number,
  sizes: readonly Size[],
): { size: Size; lines: string[] } {
  for (const size of sizes) {
    const lines = broken(text, most, size)
    if (lines.length > size.lines || lines.some((line) => size.width(line) > most)) continue
    let balanced = lines
    for (let width = most * 0.95; width > most / 4; width -= most / 20) {
      const narrower = broken(text, width, size)
      if (narrower.length > lines.length) break
      if (narrower.every((line) => size.width(line) <= width)) balanced = narrower
    }
    return { size, lines: balanced }
  }
  const size = sizes.at(-1)
  if (!size) throw new Error('A text needs a size')
  const lines = broken(text, most, size)
  const kept = lines.slice(0, size.lines)
  if (lines.length > size.lines) kept[size.lines - 1] += '…'
  return { size, lines: kept.map((line) => shortened(line, most, size.width)) }
}
