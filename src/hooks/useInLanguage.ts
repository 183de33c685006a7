import { useMemo } from 'react'
import { type Locale, useLocale } from './useLocale'

/** Those of these nodes that are in a language; one without a language is in the first one. */
export const nodesInLanguage = <Node extends { language: string | null }>(
  nodes: readonly Node[],
  { language, defaultLanguage }: Pick<Partial<Locale>, 'language' | 'defaultLanguage'>,
): readonly Node[] =>
  defaultLanguage === undefined
    ? nodes
    : nodes.filter((node) => (node.language ?? defaultLanguage) === language)

/**
 * Those of these nodes that are in the language of the page. A static query has the same result on
 * every page, so it gets the nodes of all languages.
 */
export function useInLanguage<Node extends { language: string | null }>(
  nodes: readonly Node[],
): readonly Node[] {
  const { language, defaultLanguage } = useLocale()
  return useMemo(
    () => nodesInLanguage(nodes, { language, defaultLanguage }),
    [nodes, language, defaultLanguage],
  )
}
