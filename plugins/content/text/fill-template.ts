import { fillText } from './fill-text'

/** A template with these words in place of their names in braces; other braces stay. */
export const fillTemplate = <Template extends object>(
  template: Template,
  words: Readonly<Record<string, string>>,
): Template =>
  JSON.parse(JSON.stringify(template), (_key, value: unknown) =>
    typeof value === 'string' ? fillText(value, words) : value,
  ) as Template
