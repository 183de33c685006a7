import { totalLine } from './outcome'
import { runSteps } from './run-steps'
import { steps } from './steps'

/**
 * Runs the checks of the project: `npm test`; `npm run test:full` also runs the long ones; `npm
 * test -- unit` runs one by its name.
 */
const isFull = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full')
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))

if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}".`)
  console.error(`The steps are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const outcomes = await runSteps(
  steps.filter(({ name, full }) =>
    wanted.length > 0 ? wanted.includes(name) : isFull || full !== true,
  ),
)

console.log(`\n${totalLine(outcomes)}`)
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
