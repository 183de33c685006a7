import { comparisonKey } from '../../plugins/content'

/** The text that a parameter of an address means, whatever the case and spelling of its letters. */
export function queryOption(
  query: URLSearchParams,
  name: string,
  options: readonly string[],
): string | undefined {
  const text = query.get(name) ?? ''
  return options.includes(text)
    ? text
    : options.find((option) => comparisonKey(option) === comparisonKey(text))
}
