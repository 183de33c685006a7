import { createPages, onCreatePage } from '../../gatsby-node'
import { collectionOf } from '../../plugins/content/collections'
import { site } from '../../src/site'
import { fixtureSite } from '../fixtures/content'
import { makeFolder, putFile } from '../support/folder'

// They are planned from the theme and the logo.
jest.mock('../../plugins/social-pictures', () => ({ planPictures: () => ({ pictures: [] }) }))

/** The pages that Gatsby creates from src/pages/ although a site may not have their content. */

const project = process.cwd()
// Nothing is read from data/ but the settings of addresses, which are the default ones.
beforeEach(() => process.chdir(makeFolder({ 'data/.keep': '' })))
afterEach(() => process.chdir(project))

/** Calls a hook on the fixture site, without the files that match; returns what it does with pages. */
async function call(
  hook: typeof createPages | typeof onCreatePage,
  missing = /^$/,
  page?: { path: string; component: string },
) {
  const nodes = Object.entries(fixtureSite().files)
    .filter(([file]) => !missing.test(file))
    .map(([file, content]) => ({ ...(content as object), id: file, fields: { file } }))
  const [created, deleted]: [string[], string[]] = [[], []]
  const args = {
    page,
    getNodesByType: (type: string) =>
      nodes.filter(({ id }) => collectionOf(site.collections, id)?.type === type),
    getNode: (id: string) => ({ component: `src/pages${id.replace('SitePage ', '')}index.tsx` }),
    actions: {
      createPage: ({ path }: { path: string }) => created.push(path),
      deletePage: ({ path }: { path: string }) => deleted.push(path),
      createRedirect: () => undefined,
    },
    reporter: {
      panicOnBuild: (text: string) => {
        throw new Error(text)
      },
    },
  }
  await (hook as (given: object) => unknown)(args)
  return { created, deleted }
}

const industries = /^industries/
const list = { path: '/industries/', component: 'src/pages/industries/index.tsx' }

test('a list without entries has no page', async () => {
  // Again, with its context.
  const withEntries = { created: ['/industries/'], deleted: [] }
  expect(await call(onCreatePage, undefined, list)).toEqual(withEntries)
  expect(await call(onCreatePage, industries, list)).toEqual({
    created: [],
    deleted: ['/industries/'],
  })
})

test('in development its page goes with the last entry and comes with the first one', async () => {
  expect((await call(createPages)).deleted).toEqual([])
  expect((await call(createPages, industries)).deleted).toEqual(['/industries/'])
  expect((await call(createPages, industries)).created).not.toContain('/industries/')
  expect((await call(createPages)).created).toContain('/industries/')
})

test('a build stops if a content file has no node, because its page would be missing', async () => {
  putFile('data', 'services/left-out.json', '{}')
  await expect(call(createPages)).rejects.toThrow('services/left-out.json')
})
