import type { ContentSource } from '../../src/content/content-source'
import { loadContent } from '../../src/content/load'
import { rules } from '../../src/content/validation/rule-ids'
import { isError, validate } from '../../src/content/validation/validate'

/** Something that is wrong with the content, as the editor says it. */
export interface Problem {
  /** Path from the project's root: "data/site.json". */
  file: string
  /** Counted from 1. */
  line: number
  /** JSON pointer to the value; "" for the whole file. */
  pointer: string
  message: string
  /** What the rule requires. */
  requirement: string
  /** Whether the site cannot be built with it. */
  isError: boolean
}

/** What checks the content as it is on disk; what has not changed since the last time is not read again. */
export function problemFinder(root: string): () => Promise<Problem[]> {
  let source: ContentSource | undefined
  return async () => {
    source = await loadContent(root, source)
    return validate(source).map((issue) => {
      const { file, line, pointer, rule, message, hint } = issue
      return {
        ...{ file, line, pointer, requirement: rules[rule], isError: isError(issue) },
        message: hint ? `${message} (${hint})` : message,
      }
    })
  }
}
