import { fillText } from '../../plugins/content'

/**
 * The texts before and after a name in braces in a label, which an element replaces; the other names
 * are replaced with the values.
 */
export function textsAround(
  label: string,
  name: string,
  values: Readonly<Record<string, string>>,
): readonly [before: string, after: string] {
  const [before = '', after = ''] = label.split(`{${name}}`)
  return [fillText(before, values), fillText(after, values)]
}
