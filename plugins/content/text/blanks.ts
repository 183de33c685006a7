/**
 * Matches a blank such as "[legal name]", but neither a link, "[text](/path/)", nor a footnote,
 * "[^1]", nor an escaped bracket.
 */
const blank = /(?<!\\)\[(?!\^)[^[\]]+\](?!\()/

export const isBlank = (text: string): boolean => blank.test(text)

const anyBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBlank(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(anyBlank)

/**
 * Whether this content has blanks that the owner must fill in. In a node of Gatsby, `internal` may
 * repeat the text of the file.
 */
export const hasBlanks = ({ internal, ...content }: Readonly<Record<string, unknown>>): boolean =>
  anyBlank(content)
