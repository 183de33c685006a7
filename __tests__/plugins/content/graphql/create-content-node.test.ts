import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import {
  createContentNode,
  createLabelsNodes,
  updateTranslations,
} from '../../../../plugins/content/graphql/create-content-node'
import { createNodeFields, type NodeFields } from '../../../../plugins/content/graphql/node-fields'
import { toObject } from '../../../../plugins/content/collections'
import type { SiteLabels } from '../../../../plugins/content/site/labels'
import { site } from '../../../../src/site'
import { set } from '../../../fixtures/changes'
import { fileText, fixtureSite } from '../../../fixtures/content'
import { addGermanSubPage, netz, oberflaeche } from '../../../fixtures/languages'
import { makeFolder, putFile } from '../../../support/folder'

const fixture = fixtureSite()
addGermanSubPage(fixture)
set('services/web.json', '/picture', { imgUrl: './web/screen.png', imgAlt: 'A screen.' })(fixture)
set(netz, '/picture', { imgAlt: 'Ein Bildschirm.' })(fixture)

const root = makeFolder(
  Object.fromEntries(
    Object.entries(fixture.files).map(([path, content]) => [`data/${path}`, fileText(content)]),
  ),
)
symlinkSync(resolve('src'), join(root, 'src'), 'junction')

const project = process.cwd()
beforeAll(() => process.chdir(root))
afterAll(() => process.chdir(project))

/** The nodes that Gatsby would have, by id. */
const nodes = new Map<string, Node>()

const fileNode = (path: string) =>
  ({
    id: path,
    relativePath: path,
    absolutePath: join(process.cwd(), 'data', path),
    sourceInstanceName: 'data',
    parent: null,
    internal: { type: 'File' },
  }) as unknown as Node

const argsFor = (node: Node) =>
  ({
    node,
    actions: {
      createNode: (made: Node) => nodes.set(made.id, made),
      createParentChildLink: () => undefined,
      createNodeField: ({ node: of, name, value }: { node: Node; name: string; value: unknown }) =>
        Object.assign(of, { fields: { ...toObject(of.fields), [name]: value } }),
    },
    createNodeId: (id: string) => id,
    createContentDigest: (content: string) => content,
    loadNodeContent: ({ absolutePath }: Node) => readFileSync(String(absolutePath), 'utf8'),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
  }) as unknown as CreateNodeArgs

test('a file that was deleted since gets no node', async () => {
  await handleFile('articles/gone.md')
  expect([...nodes.keys()]).toEqual(['articles/gone.md'])
  nodes.clear()
})

/** Does what Gatsby does when a file is new or has changed. */
async function handleFile(path: string): Promise<void> {
  const node = fileNode(path)
  nodes.set(path, node)
  await createContentNode(argsFor(node), site)
  await updateTranslations(argsFor(node), site)
}

/** The content of a translation, and the fields of its node. */
function contentOf(path: string) {
  const made = [...nodes.values()].find(({ parent }) => parent === path)
  const node = { parent: made?.id, internal: { type: 'Service' } } as unknown as Node
  createNodeFields(argsFor(node), site)
  const content = JSON.parse(made?.internal.content ?? '{}') as { picture?: object; order?: number }
  return { ...content, fields: node.fields as NodeFields }
}

test('a sub-page in another language shows the pictures of its original, or those in their place', async () => {
  for (const path of [netz, oberflaeche]) await handleFile(path)
  expect(contentOf(netz)).toMatchObject({
    picture: { imgUrl: '../../services/web/screen.png' },
    fields: { original: 'services/web.json' },
  })
  expect(contentOf(oberflaeche)).toMatchObject({
    picture: { imgUrl: '../../../services/web/frontend/cover.png' },
    fields: {
      original: 'services/web/frontend.json',
      path: '/de/leistungen/netz/oberflaeche/',
      parentPath: '/de/leistungen/netz/',
    },
  })
  putFile(root, 'data/de/services/web/frontend/cover.png')
  await handleFile(oberflaeche)
  expect(contentOf(oberflaeche)).toMatchObject({
    picture: { imgUrl: '../web/frontend/cover.png' },
  })
})

test('a sub-page gets another original when its parent page does', async () => {
  const { order } = contentOf(oberflaeche)
  const other = { ...toObject(fixture.files['services/web/frontend.json']), order: 77 }
  putFile(root, 'data/services/design/frontend.json', fileText(other))
  putFile(
    root,
    `data/${netz}`,
    fileText({ ...toObject(fixture.files[netz]), translationOf: 'design' }),
  )
  await handleFile(netz)
  expect(order).not.toBe(77)
  expect(contentOf(oberflaeche)).toMatchObject({
    order: 77,
    fields: { original: 'services/design/frontend.json' },
  })
})

test('a file that spells letters in another way has a node with one spelling of them', async () => {
  const path = 'services/design.json'
  const content = toObject(fixture.files[path])
  await handleFile(path)
  expect([...nodes.values()].some(({ parent }) => parent === path)).toBe(false)
  putFile(root, `data/${path}`, fileText({ ...content, related: ['/\u09df/', '/%c3%bc/'] }))
  await handleFile(path)
  expect(contentOf(path)).toMatchObject({ related: ['/\u09af\u09bc/', '/ü/'] })
})

test('each language has a node with all labels, also without a file', async () => {
  rmSync(join(root, 'data/de/ui-text.json'))
  putFile(root, 'data/ui-text.json', '{ "close": "Lukk" }')
  await createLabelsNodes(argsFor(fileNode('ui-text.json')))
  const labelsIn = (path: string) => {
    const made = [...nodes.values()].find(({ relativePath }) => relativePath === path)
    const node = { parent: made?.id, internal: { type: 'UiText' } } as unknown as Node
    createNodeFields(argsFor(node), site)
    const { close, next } = JSON.parse(made?.internal.content ?? '{}') as Partial<SiteLabels>
    return [close, next, (node.fields as NodeFields).language]
  }
  expect(labelsIn('ui-text.json')).toEqual(['Lukk', 'Next', 'nb'])
  expect(labelsIn('de/ui-text.json')).toEqual(['Schließen', 'Weiter', 'de'])

  putFile(root, 'data/de/ui-text.json', '{ "close": "Zu" }')
  await handleFile('de/ui-text.json')
  expect(labelsIn('de/ui-text.json')).toEqual(['Zu', 'Weiter', 'de'])
})
