import { resolve } from 'node:path'
import { fuzz } from '../../../scripts/fuzz/fuzz'
import { loadContent } from '../../../src/content/load'

const [seed, runs] = [7, [...Array(500).keys()]]

test('500 mutants, of every content file, are refused with file, position and rule', async () => {
  const source = await loadContent(resolve(__dirname, '../../..'))
  const { failures, files } = fuzz(source, seed, runs)
  expect(failures).toEqual([])
  expect(files).toEqual(new Set(source.files.map(({ path }) => path)))
}, 120_000)
