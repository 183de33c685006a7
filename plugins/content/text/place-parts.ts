/** The positions at which the lines of a text begin. */
export const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length),
]

/** Whether what is written at a position of a text is the whole address of a link or a picture. */
const isWholeAddress = (text: string, index: number, { length }: string): boolean =>
  /(?:\]\(|\]:|<)\s*<?$/.test(text.slice(Math.max(0, index - 20), index)) &&
  /^(?:[\s)>]|$)/.test(text.slice(index + length))

/**
 * The parts of a text with their positions in it.
 * @param parts each with the line on which its block begins, from 0
 * @param writtenOf what a part is in the text; of several equal ones, each is at its own place
 * @param areAddresses whether the parts are the addresses of links, which others can contain
 */
export function placeParts<Part extends { line: number }>(
  text: string,
  parts: readonly Part[],
  writtenOf: (part: Part) => string,
  { areAddresses = false } = {},
): (Part & { index: number })[] {
  const starts = lineStarts(text)
  // An address in code is no link.
  const searched = areAddresses
    ? text.replaceAll(/(?<![\\`])(`+)(?!`)[^]*?[^`]\1(?!`)/g, ({ length }) => '`'.repeat(length))
    : text
  const taken = new Set<string>()
  const find = (written: string, start: number, isRight: (index: number) => boolean): number => {
    let index = searched.indexOf(written, start)
    while (index >= 0 && (taken.has(`${index} ${written}`) || !isRight(index)))
      index = searched.indexOf(written, index + 1)
    return index
  }
  return parts.map((part) => {
    const start = starts[part.line] ?? 0
    const written = writtenOf(part)
    if (!written) return { ...part, index: start }
    const whole = areAddresses
      ? find(written, start, (index) => isWholeAddress(searched, index, written))
      : -1
    const found = whole < 0 ? find(written, start, () => true) : whole
    taken.add(`${found} ${written}`)
    return { ...part, index: found < 0 ? start : found }
  })
}
