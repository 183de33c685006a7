import { mapTexts } from './map-texts'

/** Replaces placeholders in a text: "{from} to {to}" with the values of `from` and `to`. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))

/** A template with these words in place of their names in braces; other braces stay. */
export const fillTemplate = <Template extends object>(
  template: Template,
  words: Readonly<Record<string, string>>,
): Template => mapTexts(template, (text) => fillText(text, words))
