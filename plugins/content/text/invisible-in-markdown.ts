import { readReference, referenceForm } from './character-references'
import { hasRightToLeftWords, type InvisibleProblem, invisibleProblems } from './invisible'

/** An invisible character of a text with Markdown, where it is a mistake. */
export interface InvisibleInMarkdown extends InvisibleProblem {
  /** The reference to it, "&zwj;", if it is written as one. */
  reference?: string
}

/** A part of a text, from a position in it to another one. */
export interface TextRange {
  start: number
  end: number
}

/** Characters that readers see next to each other, and where they are in the text with Markdown. */
interface Shown {
  text: string
  pieces: { at: number; index: number; reference?: string }[]
}

interface Options {
  isRightToLeft: boolean
  /** For the text of a Markdown file: its blocks of code. Inline Markdown has none, and no references. */
  blocksOfCode?: readonly TextRange[] | undefined
}

const escape = /\\[!-/:-@[-`{-~]/.source
const target = String.raw`\((?:[^()\\]|\\.|\([^()]*\))*\)|\[[^\]]*\]`
/** What is read as something else than its characters, and the texts between. */
const pieceForm = new RegExp(
  [
    '(?<ticks>`+)(?!`)(?<code>(?:(?!\\n[ \\t]*\\n)[^])*?[^`])\\k<ticks>(?!`)',
    `(?<escape>${escape})`,
    `(?<reference>${referenceForm})`,
    '(?<lineBreak><br ?/?>)',
    String.raw`\](?<target>${target})`,
    String.raw`(?<mark>[*_\x60[\]]|~~)`,
    String.raw`[^\\&<*_\x60[\]~]+|[^]`,
  ].join('|'),
  'gu',
)

/**
 * The texts that a text with Markdown has: what the page shows, without the marks, and the target of
 * each link, in which a picture can have a caption.
 */
function shownTexts(
  source: string,
  { start, end }: TextRange,
  hasReferences: boolean,
  shown: Shown,
): Shown[] {
  const targets: Shown[] = []
  const add = (text: string, index: number, reference?: string): void => {
    shown.pieces.push({ at: shown.text.length, index, ...(reference && { reference }) })
    shown.text += text
  }
  for (const { 0: written, index: at, groups = {} } of source
    .slice(start, end)
    .matchAll(pieceForm)) {
    const index = start + at
    const { ticks = '', code, target: inParentheses } = groups
    const reference = groups.reference && hasReferences ? groups.reference : undefined
    if (code !== undefined) add(code, index + ticks.length)
    else if (groups.escape) add(written.slice(1), index + 1)
    else if (reference) add(readReference(reference) ?? reference, index, reference)
    else if (groups.lineBreak) add(' ', index)
    else if (inParentheses !== undefined) {
      const range = { start: index + 2, end: index + written.length - 1 }
      targets.push(...shownTexts(source, range, true, { text: '', pieces: [] }))
    } else if (!groups.mark) add(written, index)
  }
  return [shown, ...targets]
}

/**
 * The invisible characters of a text with Markdown where their script does not use them. Their
 * neighbors are those on the page, and references are read as their characters.
 */
export function invisibleInMarkdown(
  source: string,
  { isRightToLeft, blocksOfCode }: Options,
): InvisibleInMarkdown[] {
  const hasReferences = blocksOfCode !== undefined
  const page: Shown = { text: '', pieces: [] }
  const targets: Shown[] = []
  let start = 0
  for (const code of [...(blocksOfCode ?? []), { start: source.length, end: source.length }]) {
    targets.push(...shownTexts(source, { start, end: code.start }, hasReferences, page).slice(1))
    page.pieces.push({ at: page.text.length, index: code.start })
    page.text += source.slice(code.start, code.end)
    start = code.end
  }
  const options = {
    isRightToLeft: isRightToLeft || hasRightToLeftWords(source),
    hasLines: hasReferences,
  }
  return [page, ...targets]
    .flatMap(({ text, pieces }) =>
      invisibleProblems(text, options).map((problem) => {
        const {
          at = 0,
          index = 0,
          reference,
        } = pieces.findLast((piece) => piece.at <= problem.index) ?? {}
        return reference === undefined
          ? { ...problem, index: index + problem.index - at }
          : { ...problem, index, reference }
      }),
    )
    .sort((a, b) => a.index - b.index)
}
