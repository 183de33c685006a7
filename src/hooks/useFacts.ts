import { useLabels } from './useLabels'
import { joinFacts } from '../content/join-facts'

/** A function that joins facts, such as a name and a role, as the language of the page does. */
export function useFacts(): (...facts: readonly (string | null | undefined)[]) => string {
  const { pair } = useLabels()
  return (...facts) => joinFacts(pair, facts)
}
