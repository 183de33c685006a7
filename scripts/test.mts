import { totalLine } from './checks/outcome'
import { runSteps } from './checks/run-steps'
import { steps } from './checks/steps'

/** Every check of the project: `npm test`; a single one by its name: `npm test -- unit`. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))

if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}".`)
  console.error(`The steps are: ${steps.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

const outcomes = await runSteps(
  wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps,
)

console.log(`\n${totalLine(outcomes)}`)
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0)
