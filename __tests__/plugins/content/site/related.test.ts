import { basename } from 'node:path'
import type { PageFile } from '../../../../plugins/content/site/pages'
import { relatedTo } from '../../../../plugins/content/site/related'
import { pageFile } from '../../../fixtures/page-file'

/** A case study with its tags; one that ends with "…" is in progress. */
const study = (text: string, order: number) => {
  const [id = '', ...tags] = text.split(' ')
  return pageFile(`case-studies/${id.replace('…', '')}.json`, {
    order,
    services: tags,
    inProgress: id.endsWith('…'),
  })
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
])('returns %s', (_what, studies, related) => {
  const [first, ...rest] = studies.map(study) as [PageFile, ...PageFile[]]
  const names = relatedTo([first, ...rest])(first).map(({ path }) => basename(path, '.json'))
  expect(names.join(' ')).toBe(related)
})
