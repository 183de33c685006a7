import { fillText } from '../../plugins/content'

/**
 * Joins facts with the label `pair`; those that are missing are left out. Not by Intl.ListFormat, which
 * has "A B C" for the facts of Japanese, "ABC" for those of Chinese, and an "and" in most languages.
 */
export const joinFacts = (pair: string, facts: readonly (string | null | undefined)[]): string =>
  facts
    .flatMap((fact) => fact || [])
    .reduce((first, second) => (first === '' ? second : fillText(pair, { first, second })), '')
