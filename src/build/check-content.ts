import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { loadContent } from '../content/load'
import { formatProblem, validate, type Problem } from '../content/validate'

const problemsIn = async (root: string): Promise<Problem[]> => validate(await loadContent(root))

const listOf = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n')

/** Stops a build whose content has problems, after naming them all. */
export async function checkContent(root: string, reporter: Reporter): Promise<void> {
  const problems = await problemsIn(root)
  if (problems.length > 0)
    reporter.panicOnBuild(`The content in data/ has problems:\n${listOf(problems)}`)
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
  onCheck: (problems: readonly Problem[]) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = ''
  const check = async () => {
    const problems = await problemsIn(root)
    const list = listOf(problems)
    if (list && list !== before) {
      reporter.error(`The content in data/ has problems:\n${list}`)
    } else if (!list && before) {
      reporter.success('The content in data/ is sound again')
    }
    before = list
    onCheck(problems)
  }
  const checkLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), settle)
  }
  watch(join(root, 'data'), { recursive: true }, checkLater)
  checkLater()
}
