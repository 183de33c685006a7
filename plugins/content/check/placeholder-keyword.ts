import { _, type Ajv2020, type ErrorObject } from 'ajv/dist/2020'
import { knownPlaceholders, unknownPlaceholder } from '../text/fill-text'
import type { Problem } from './rule'

/** The keyword with the names that are replaced in a text: "{price}" for `price`. */
const keyword = 'placeholders'

/** Adds the keyword for a text in which names in braces are replaced: all of them must be known. */
export const addPlaceholderKeyword = (ajv: Ajv2020): void =>
  void ajv.addKeyword({
    keyword,
    type: 'string',
    schemaType: 'array',
    error: {
      message: 'has an unknown placeholder',
      params: ({ schemaCode }) => _`{names: ${schemaCode}}`,
    },
    validate: (names: string[], text: string) => unknownPlaceholder(text, names) === undefined,
  })

/** What is wrong with the names in braces of a text; undefined if the error is another one. */
export function placeholderProblem(error: ErrorObject, text: string): Problem | undefined {
  if (error.keyword !== keyword) return undefined
  const names = error.params.names as string[]
  const problem = `nothing replaces ${unknownPlaceholder(text, names)}`
  return { problem, remedy: knownPlaceholders(names) }
}
