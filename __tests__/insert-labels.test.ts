import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { insertLabels } from '../src/insert-labels'
import { makeFolder } from './support/folder'

const first = { 'data/ui-text.json': '{}', 'data/home.json': '{}', 'data/people/a.json': '{}' }

test('changes nothing on a site in one language', () => {
  expect(insertLabels(makeFolder(first), 'build-html')).toEqual({})
})

test.each([
  ['build-html', 'require('],
  ['build-javascript', 'import('],
])('loads the labels of other languages in the stage %s with %s…)', (stage, load) => {
  const root = makeFolder({ ...first, 'data/nb/ui-text.json': '{}', '.cache/app.js': '' })
  const [[replaced, module] = []] = Object.entries(insertLabels(root, stage))
  expect(replaced).toBe(resolve(root, 'src/hooks/other-labels.ts'))
  const file = JSON.stringify(resolve(root, 'data/nb/ui-text.json'))
  expect(readFileSync(module ?? '', 'utf8')).toContain(`"nb": () => ${load}${file})`)
})
