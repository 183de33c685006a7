import { mapTexts } from './map-texts'

/**
 * Replaces placeholders in a text: "{from} to {to}" with the values of `from` and `to`. Numbers are written
 * first, in the digits of the language.
 */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** The first name in braces in a text that is not one of these, so that nothing replaces it. */
export const unknownPlaceholder = (text: string, names: readonly string[]): string | undefined =>
  [...text.matchAll(/\{([\p{L}\p{M}\p{N}_\s-]+)\}/gu)].find(
    ([, name = '']) => !names.includes(name),
  )?.[0]

/** What to write in place of an unknown name in braces. */
export const knownPlaceholders = (names: readonly string[]): string =>
  `write ${names.length > 1 ? 'one of ' : ''}${names.map((name) => `{${name}}`).join(', ')}`

/** A template with these words in place of their names in braces; other braces stay. */
export const fillTemplate = <Template extends object>(
  template: Template,
  words: Readonly<Record<string, string>>,
): Template => mapTexts(template, (text) => fillText(text, words))
