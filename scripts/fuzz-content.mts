import { parseArgs } from 'node:util'
import { complaintAbout, damages, mutator } from '../__tests__/fuzz/fuzz'
import { loadContent } from '../src/content/load'
import { formatIssue, isError, validate } from '../src/content/validation/validate'

/**
 * Damages the content in memory, again and again, and fails if a damage gets past the validator:
 * `npm run fuzz:content -- --runs 100000 --seed 7`; `--only 4711` repeats one run and shows it.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const [runs, seed] = [Number(values.runs), Number(values.seed)]
const source = await loadContent(process.cwd())
const unsound = validate(source).filter(isError)
if (unsound.length) {
  unsound.forEach((problem) => console.error(formatIssue(problem)))
  throw new Error('The content has problems of its own: mend these first.')
}

const mutant = mutator(source)

if (values.only !== undefined) {
  const { damage, file, shows, source: damaged } = mutant(seed, Number(values.only))
  console.log(`${damage}, in data/${file}\n${shows}\n`)
  validate(damaged).forEach((problem) => console.log(formatIssue(problem)))
}

const started = performance.now()
let failures = 0
const first = values.only === undefined ? 0 : Number(values.only)
const end = values.only === undefined ? runs : first + 1
for (let run = first; run < end; run++) {
  const made = mutant(seed, run)
  const complaint = complaintAbout(made)
  if (complaint === undefined) continue
  failures++
  console.error(`--seed ${seed} --only ${run}: ${made.damage}, in data/${made.file}: ${complaint}`)
  console.error(`  ${made.shows}`)
}
const seconds = (performance.now() - started) / 1000
console.log(
  `${end - first} mutants of ${damages.length} damages in ${seconds.toFixed(1)} s: ` +
    (failures
      ? `${failures} not refused as they should be`
      : 'each refused with file, place and rule'),
)
process.exitCode = failures ? 1 : 0
