import { useMemo } from 'react'
import { useLocale } from './useLocale'

/**
 * Those of these nodes that are in the language of the page. A static query has the same result on
 * every page, so it gets the nodes of all languages.
 */
export function useInLanguage<Node extends { language: string | null }>(
  nodes: readonly Node[],
): readonly Node[] {
  const { language, defaultLanguage } = useLocale()
  return useMemo(
    () =>
      language === undefined
        ? nodes
        : nodes.filter((node) => (node.language ?? defaultLanguage) === language),
    [nodes, language, defaultLanguage],
  )
}
