import { resolve } from 'node:path'
import { loadContent } from '../../src/content/load'
import { complaintAbout, mutator, type Mutant } from './fuzz'

const [seed, runs] = [7, 2_000]

const shown = (run: number, { damage, file, shows }: Mutant, complaint: string): string =>
  `npm run fuzz:content -- --seed ${seed} --only ${run}: ${damage}, in data/${file}: ${complaint}\n${shows}`

test('2,000 damages to the content are each refused with file, place and rule', async () => {
  const source = await loadContent(resolve(__dirname, '../..'))
  const mutant = mutator(source)
  const [files, kinds] = [new Set<string>(), new Set<string>()]
  const complaints: string[] = []
  for (let run = 0; run < runs; run++) {
    const made = mutant(seed, run)
    const complaint = complaintAbout(made)
    if (complaint !== undefined) complaints.push(shown(run, made, complaint))
    files.add(made.file)
    kinds.add(made.damage)
  }
  expect(complaints).toEqual([])
  expect([...files].sort()).toEqual(source.files.map(({ path }) => path).sort())
  expect(kinds.size).toBeGreaterThanOrEqual(20)
}, 300_000)
