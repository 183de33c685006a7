import { relatedTo } from '../../../../../plugins/content/core/pages/related-case-studies'

/** A case study with its tags; one that ends with "…" is in progress. */
const study = (text: string) => {
  const [id = '', ...tags] = text.split(' ')
  return { id: id.replace('…', ''), tags, ...(id.endsWith('…') && { inProgress: true }) }
}
const many = (count: number, tags: string): string[] =>
  Array.from({ length: count }, (_, index) => `${index} ${tags}`)

test.each<[what: string, studies: string[], others: string]>([
  ['all others if there are few', ['b y', 'a x', 'c x'], 'a c'],
  [
    'first those that share the most tags',
    ['a retail web React', 'one retail', 'three retail web React', 'two retail web', 'none health'],
    'three two one none',
  ],
  [
    'one in progress after finished ones, however close it is',
    ['a retail web', 'running… retail web', 'b web', 'c'],
    'b c running',
  ],
  [
    'one with a rare tag before those with a frequent one',
    ['a React falconry', 'b React', 'c React', 'd falconry'],
    'd b c',
  ],
  [
    'the eight closest; a duplicate tag counts once',
    ['a common rare', ...many(20, 'common common'), 'b rare'],
    'b 0 1 2 3 4 5 6',
  ],
  [
    'others in the order of the list without shared tags',
    ['a', ...many(10, 'x')],
    '0 1 2 3 4 5 6 7',
  ],
  ['none if there is no other', ['a'], ''],
])('returns %s', (_what, studies, others) => {
  const all = studies.map(study)
  expect(relatedTo(all)(all[0]?.id ?? '').join(' ')).toBe(others)
})
