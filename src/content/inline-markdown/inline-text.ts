import { parseInlineMarkdown, type InlineRun } from './parse'

/** The elements around a piece of text, from the inside out; a line break is one without text. */
const marksOf = ({ code, emphasis, strong, lineBreak }: InlineRun): string[] =>
  [lineBreak && 'br', code && 'code', emphasis && 'em', strong && 'strong'].filter(
    (mark) => mark !== false,
  )

interface InlinePart {
  /** Where it leads, if it is a link. */
  link: string | null
  runs: { text: string | null; marks: string[] }[]
}

/** A text with inline Markdown as components show it: pieces in a row with the same link are one part. */
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
