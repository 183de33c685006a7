import {
  type ContentSource,
  isError,
  loadContent,
  rules,
  validate,
} from '../../plugins/content/node'

/** An issue of the content as the editor shows it. */
export interface EditorIssue {
  /** Path from the project's root: "data/site.json". */
  file: string
  /** Counted from 1. */
  line: number
  /** JSON pointer to the value; "" for the whole file. */
  pointer: string
  message: string
  /** What the rule requires. */
  requirement: string
  /** Whether it prevents a build. */
  isError: boolean
}

/**
 * Creates a function that checks the content on disk; files that have not changed are not read
 * again.
 */
export function issueFinder(root: string): () => Promise<EditorIssue[]> {
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
