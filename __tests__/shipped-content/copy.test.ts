import { copyIn, dataFiles, readData, sentencesIn, wordsIn } from './data-files'

const files = dataFiles()
const groups = dataFiles(/^(?:industries|services)\/[^/]+\.json$/)
const subPages = dataFiles(/^(?:industries|services)\/[^/]+\/[^/]+\.json$/)
const products = dataFiles(/^products\//)

/** The words of a page apart from its title. */
const ownWords = (path: string): number => {
  const { title: _title, ...rest } = readData(path) as { title: string }
  return copyIn(rest).reduce((sum, text) => sum + wordsIn(text), 0)
}

const withFewerThan = (limit: number, paths: readonly string[]): string[] =>
  paths.filter((path) => ownWords(path) < limit).map((path) => `${path}: ${ownWords(path)}`)

test('groups and sub-pages have enough text', () => {
  expect([groups.length, subPages.length]).toEqual([20, 41])
  expect(withFewerThan(250, groups)).toEqual([])
  expect(withFewerThan(200, subPages)).toEqual([])
})

test('products, of which one is in progress, have enough text', () => {
  const finished = products.filter((path) => !(readData(path) as { inProgress?: true }).inProgress)
  expect([products.length, finished.length]).toEqual([4, 3])
  expect(withFewerThan(200, finished)).toEqual([])
})

test('no sentence is in more than two files', () => {
  const places = new Map<string, Set<string>>()
  for (const path of files) {
    for (const sentence of copyIn(readData(path)).flatMap(sentencesIn)) {
      if (wordsIn(sentence) <= 4) continue
      const key = sentence.toLowerCase()
      places.set(key, (places.get(key) ?? new Set()).add(path))
    }
  }
  expect(places.size).toBeGreaterThan(1000)
  expect([...places].filter(([, paths]) => paths.size > 2)).toEqual([])
})
