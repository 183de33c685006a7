import { loadContent } from '../core/load'
import { formatIssue, isError, validate } from '../check/validate'
import { mergeReferences } from '../core/issue'
import { fail, readArguments, type Command } from './command-line'

const count = (number: number, what: string): string =>
  `${number || 'no'} ${what}${number === 1 ? '' : 's'}`

/** Prints all errors and warnings of the content, and fails if there is an error. */
export const checkContent: Command = async (args, root) => {
  const parsed = readArguments(args, {})
  if (!parsed || parsed.positionals.length > 0) return fail('npm run content:check')
  const source = await loadContent(root)
  const issues = mergeReferences(validate(source))
  issues.forEach((issue) => console.log(formatIssue(issue)))
  const files = source.files.length + source.pictures.size
  const errors = issues.filter(isError).length
  const warnings = issues.length - errors
  const also = warnings > 0 ? `, ${count(warnings, 'warning')}` : ''
  console.log(`${files} files, ${count(errors, 'error')}${also}`)
  return errors > 0 ? 1 : 0
}
