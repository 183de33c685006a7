import { loadContent } from '../src/content/load'
import { formatIssue, isError, validate } from '../src/content/validation/validate'

const count = (number: number, what: string): string =>
  `${number || 'no'} ${what}${number === 1 ? '' : 's'}`

/** Prints every problem and warning of the content, and fails if there is a problem. */
async function checkContent(): Promise<void> {
  const source = await loadContent(process.cwd())
  const problems = validate(source)
  problems.forEach((problem) => console.log(formatIssue(problem)))
  const files = source.files.length + source.pictures.size
  const errors = problems.filter(isError).length
  const warnings = problems.length - errors
  const also = warnings > 0 ? `, ${count(warnings, 'warning')}` : ''
  console.log(`${files} files, ${count(errors, 'problem')}${also}`)
  process.exitCode = errors > 0 ? 1 : 0
}

void checkContent()
