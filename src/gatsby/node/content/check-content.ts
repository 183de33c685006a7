import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { loadContent } from '../../../content/load'
import { formatIssue, isError, validate, type Issue } from '../../../content/validation/validate'

const problemsIn = async (root: string): Promise<Issue[]> => validate(await loadContent(root))

const listOf = (problems: readonly Issue[]): string => problems.map(formatIssue).join('\n')

/** Stops a build whose content has problems, after naming them all. */
export async function checkContent(root: string, reporter: Reporter): Promise<void> {
  const problems = await problemsIn(root)
  warn(problems, reporter)
  const errors = problems.filter(isError)
  if (errors.length > 0)
    reporter.panicOnBuild(`The content in data/ has problems:\n${listOf(errors)}`)
}

function warn(problems: readonly Issue[], reporter: Reporter): void {
  const warnings = problems.filter((problem) => !isError(problem))
  if (warnings.length > 0)
    reporter.warn(`Warnings about the content in data/:\n${listOf(warnings)}`)
}

/** Saves come in bursts; wait until they are over, in ms. */
const settle = 300

/**
 * Checks the content again whenever a file of it is saved; the server goes on either way.
 * @param onCheck told of the problems after each check, be there any or none
 */
export function watchContent(
  root: string,
  reporter: Reporter,
  onCheck: (problems: readonly Issue[]) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = ''
  let hadErrors = false
  const check = async () => {
    const problems = await problemsIn(root)
    const errors = problems.filter(isError)
    const list = listOf(problems)
    if (list !== before) {
      warn(problems, reporter)
      if (errors.length > 0) {
        reporter.error(`The content in data/ has problems:\n${listOf(errors)}`)
      } else if (hadErrors) reporter.success('The content in data/ is valid again')
    }
    before = list
    hadErrors = errors.length > 0
    onCheck(errors)
  }
  const checkLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), settle)
  }
  watch(join(root, 'data'), { recursive: true }, checkLater)
  checkLater()
}
