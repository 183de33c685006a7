import { parseArgs } from 'node:util'
import { loadContent } from '../../src/content/load'
import { formatIssue, isError, validate } from '../../src/content/validation/validate'
import { rules } from '../../src/content/validation/rule-ids'
import { describeMutant, fuzz, mutations, mutator } from './fuzz'

/**
 * Mutates the content in memory, again and again, and fails if a mutant gets past the validator:
 * `npm run fuzz:content -- --runs 100000 --seed 7`; `--only 4711` repeats one run and shows it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const [seed, only] = [Number(values.seed), values.only]
const source = await loadContent(process.cwd())
const errors = validate(source).filter(isError)
if (errors.length > 0) {
  errors.forEach((issue) => console.error(formatIssue(issue)))
  throw new Error('The content has issues of its own: fix these first.')
}

if (only !== undefined) {
  const mutant = mutator(source)(seed, Number(only))
  console.log(describeMutant(mutant))
  validate(mutant.source).forEach((issue) => console.log(formatIssue(issue)))
}

const started = performance.now()
const runs = only === undefined ? [...Array(Number(values.runs)).keys()] : [Number(only)]
const { failures, rules: broken } = fuzz(source, seed, runs)
failures.forEach((failure) => console.error(failure))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `${runs.length} mutants by ${mutations.length} mutations break ${broken.size} of ` +
    `${Object.keys(rules).length} rules in ${seconds} s: ` +
    (failures.length > 0
      ? `${failures.length} not refused as they should be`
      : 'each refused with file, position and rule'),
)
process.exitCode = failures.length > 0 ? 1 : 0
