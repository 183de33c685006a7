import { filesWithoutNode, type NodeFile } from '../../../../plugins/content/graphql/node-files'
import { site } from '../../../../src/site'
import { makeFolder } from '../../../support/folder'

test('names the content files without a node', () => {
  const root = makeFolder({
    'data/home.json': '{}',
    'data/services/till.json': '{}',
    'data/services/till.png': '',
    'data/team.json': '{}',
  })
  const home = { path: 'home.json' } as NodeFile
  const missing = filesWithoutNode(site.collections, root, [home])
  expect(missing).toEqual(['services/till.json'])
})
