import { basename } from 'node:path'
import { neighborsIn } from '../../../../plugins/content/site/neighbors'
import type { PageFile } from '../../../../plugins/content/site/pages'
import { pageFile } from '../../../fixtures/page-file'

const nameOf = (file: PageFile | undefined) => file && basename(file.path, '.json')

test('each file has the ones before and after it in the order; the ends have one', () => {
  const files = ['c', 'a', 'b'].map((title) => pageFile(`products/${title}.json`, { title }))
  const neighbors = neighborsIn(files, (a, b) => (String(a.title) < String(b.title) ? -1 : 1))
  expect(
    files.map((file) => [neighbors.get(file)?.previous, neighbors.get(file)?.next].map(nameOf)),
  ).toEqual([
    ['b', undefined],
    [undefined, 'b'],
    ['a', 'c'],
  ])
})
