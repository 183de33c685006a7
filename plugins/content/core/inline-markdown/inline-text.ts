import { parseInlineMarkdown, type InlineRun } from './parse'

/**
 * The elements around a part of a text, from the innermost to the outermost; a line break is an
 * element without text.
 */
const marksOf = ({ code, emphasis, strong, lineBreak }: InlineRun): string[] =>
  [lineBreak && 'br', code && 'code', emphasis && 'em', strong && 'strong'].filter(
    (mark) => mark !== false,
  )

interface InlinePart {
  /** The target, if it is a link. */
  link: string | null
  runs: { text: string | null; marks: string[] }[]
}

/**
 * A text with inline Markdown as components render it: adjacent parts with the same link are one
 * part.
 */
export function inlineText(text: string): { parts: InlinePart[] } {
  const parts: InlinePart[] = []
  for (const run of parseInlineMarkdown(text)) {
    const piece = { text: run.lineBreak ? null : run.text, marks: marksOf(run) }
    const last = parts.at(-1)
    if (last?.link === run.link) last.runs.push(piece)
    else parts.push({ link: run.link, runs: [piece] })
  }
  return { parts }
}
