import MarkdownIt from 'markdown-it'

/** A text with the characters that its references and backslashes stand for. */
export const { unescapeAll } = new MarkdownIt('zero').utils

/** The form of a reference of HTML to a character, as the source of a regular expression. */
export const referenceForm = String.raw`&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,31});`

/** The characters that a reference names, "ü" for "&uuml;"; undefined if HTML has no such name. */
export function readReference(written: string): string | undefined {
  const characters = unescapeAll(written)
  return characters === written ? undefined : characters
}

/** The first reference to a character in a text, as it is written. */
export const referenceIn = (text: string): string | undefined =>
  text.match(new RegExp(referenceForm, 'g'))?.find((written) => readReference(written))
