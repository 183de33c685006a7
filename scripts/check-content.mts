import { loadContent } from '../src/content/load'
import { formatProblem, validate } from '../src/content/validate'

/** Prints every problem of the content and fails if there is one. */
async function checkContent(): Promise<void> {
  const source = await loadContent(process.cwd())
  const problems = validate(source)
  problems.forEach((problem) => console.log(formatProblem(problem)))
  const files = source.files.length + source.pictures.size
  console.log(
    `${files} files, ${problems.length || 'no'} problem${problems.length === 1 ? '' : 's'}`,
  )
  process.exitCode = problems.length ? 1 : 0
}

void checkContent()
