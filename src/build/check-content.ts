import { watch } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { loadContent } from '../content/load'
import { formatProblem, validate } from '../content/validate'

const problemsIn = async (root: string): Promise<string> =>
  validate(await loadContent(root))
    .map(formatProblem)
    .join('\n')

/** Stops a build whose content has problems, after naming them all. */
export async function checkContent(root: string, reporter: Reporter): Promise<void> {
  const problems = await problemsIn(root)
  if (problems) reporter.panicOnBuild(`The content in data/ has problems:\n${problems}`)
}

/** Saves come in bursts; wait until they are over, in ms. */
const settle = 300

/** Checks the content again whenever a file of it is saved; the server goes on either way. */
export function watchContent(root: string, reporter: Reporter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = ''
  const check = async () => {
    const problems = await problemsIn(root)
    if (problems && problems !== before) {
      reporter.error(`The content in data/ has problems:\n${problems}`)
    } else if (!problems && before) {
      reporter.success('The content in data/ is sound again')
    }
    before = problems
  }
  const checkLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), settle)
  }
  watch(join(root, 'data'), { recursive: true }, checkLater)
  checkLater()
}
