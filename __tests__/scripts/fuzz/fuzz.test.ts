import { resolve } from 'node:path'
import { fuzz, mutator, mutations } from '../../../scripts/fuzz/fuzz'
import { loadContent } from '../../../src/content/load'

const [seed, runs] = [7, [...Array(2_000).keys()]]

test('2,000 mutants of the content are each refused with file, position and rule', async () => {
  const source = await loadContent(resolve(__dirname, '../../..'))
  expect(fuzz(source, seed, runs)).toEqual([])
  const mutant = mutator(source)
  const mutants = runs.map((run) => mutant(seed, run))
  const files = new Set(mutants.map(({ file }) => file))
  expect([...files].sort()).toEqual(source.files.map(({ path }) => path).sort())
  const used = new Set(mutants.map(({ mutation }) => mutation.name))
  expect(mutations.filter(({ name }) => !used.has(name))).toEqual([])
}, 300_000)
