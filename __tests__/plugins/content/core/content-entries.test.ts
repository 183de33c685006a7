import { filesWithoutNode } from '../../../../plugins/content/core/content-entries'
import { makeFolder } from '../../../support/folder'

test('names the content files without a node', () => {
  const root = makeFolder({
    'data/home.json': '{}',
    'data/products/till.json': '{}',
    'data/products/till.png': '',
    'data/team.json': '{}',
  })
  const entry = { id: '1', type: 'Home', path: '/', parentPath: null, taggedPaths: [], content: {} }
  const missing = filesWithoutNode(root, [{ ...entry, file: 'home.json' }])
  expect(missing).toEqual(['products/till.json'])
})
