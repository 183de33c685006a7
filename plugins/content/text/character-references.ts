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

/** What may be a reference, with or without its end; a name has two letters. */
export const nearReferenceForm = String.raw`&(?:#[xX]?[\da-fA-F]+|[a-zA-Z][a-zA-Z\d]+);?`

/** The names of blanks and letters, which a word can follow directly. */
const nameBeforeWord =
  /^(?:nbsp|e[nm]sp|thinsp|szlig|[a-z](?:grave|acute|circ|tilde|uml|ring|cedil|slash))/i

/** Blanks, letters and signs of texts; other names are also words, such as "&check". */
const textCharacter = /^[&<>"\u00a0-\u00ff\u2000-\u206f\u20a0-\u20cf\u2122]$/u

/**
 * What to write in place of what is nearly a reference: "&nbsp;" for "&nbspkg", "&NBSP;" and
 * "&nbps;". Undefined for a reference, and for a text such as "AT&T;".
 * @param isInWord whether a letter is before it
 */
export function referenceHint(
  written: string,
  { isInWord }: { isInWord: boolean },
): string | undefined {
  const character = readReference(written)
  if (character !== undefined && character !== '\ufffd') return undefined
  const name = written.replaceAll(/^&|;$/g, '')
  const hasEnd = written.endsWith(';')
  const isNumber = name.startsWith('#')
  if (isNumber && !hasEnd) return `write ${written};`
  const swapped = Array.from(
    name,
    (letter, index) =>
      name.slice(0, index) + name.charAt(index + 1) + letter + name.slice(index + 2),
  )
  const [prefix = ''] = nameBeforeWord.exec(name) ?? []
  const meant = [name, ...(hasEnd ? [name.toLowerCase(), ...swapped] : []), prefix]
    .map((other) => `&${other};`)
    .find((reference) => textCharacter.test(readReference(reference) ?? ''))
  if (meant !== undefined) return `write ${meant}`
  return hasEnd && (isNumber || !isInWord) ? 'write the character itself' : undefined
}
