import { useMemo } from 'react'
import { languageOfTag } from '../content/addresses'
import { usePageLanguage } from './usePageLanguage'

/**
 * Those of these nodes that are in the language of the page. A static query has the same result on
 * every page, so it gets the nodes of all languages.
 */
export function useInLanguage<Node extends { language: string | null }>(
  nodes: readonly Node[],
): readonly Node[] {
  const language = usePageLanguage()
  return useMemo(
    () => nodes.filter((node) => languageOfTag(node.language) === language),
    [nodes, language],
  )
}
