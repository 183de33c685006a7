/** A text with a capital first, except in Georgian, which has capitals only for titles in capitals. */
export function capitalize(text: string, language: string): string {
  const [first = '', ...rest] = text
  if (/\p{Script=Georgian}/u.test(first)) return text
  return first.toLocaleUpperCase(language) + rest.join('')
}
