/** A text with inline Markdown, as the parsers return it and components render it. */
export interface InlineText {
  parts: InlinePart[]
}

interface InlinePart {
  /** The target, if it is a link. */
  link: string | null
  runs: InlineRun[]
}

/** A text with the elements around it, from the innermost to the outermost. */
export interface InlineRun {
  /** Null for a line break, which is an element without text. */
  text: string | null
  /** HTML elements; `sup` is the number of a footnote, to which its part links. */
  marks: string[]
}

/** The anchor of a footnote by its number, from 1. */
export const footnoteAnchor = (number: number): string => `footnote-${number}`

/** The anchor of the reference to a footnote, by the anchor of the footnote. */
export const footnoteReference = (anchor: string): string => `${anchor}-reference`

/** The characters of a text without its marks and the numbers of its footnotes. */
export const plainCharacters = ({
  parts,
}: {
  parts: readonly { runs: readonly Readonly<{ text: string | null; marks: readonly string[] }>[] }[]
}): string =>
  parts
    .flatMap(({ runs }) => runs.filter(({ marks }) => !marks.includes('sup')))
    .map(({ text }) => text ?? ' ')
    .join('')
