import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createPages } from '../../gatsby-node'
import { collectionOf } from '../../plugins/content/collections'
import { site } from '../../src/site'
import { fixtureSite } from '../fixtures/content'
import { makeFolder, putFile } from '../support/folder'

// They are planned from the theme and the logo.
jest.mock('../../plugins/social-pictures', () => ({ planPictures: () => ({ pictures: [] }) }))

const project = process.cwd()
// Nothing is read from data/ but the settings of addresses, which are the default ones.
beforeEach(() => process.chdir(makeFolder({ 'data/.keep': '' })))
afterEach(() => process.chdir(project))

/** The pages that are created on the fixture site without the files that match, with their templates. */
async function pagesWithout(missing = /^$/): Promise<Map<string, string>> {
  const nodes = Object.entries(fixtureSite().files)
    .filter(([file]) => !missing.test(file))
    .map(([file, content]) => ({ ...(content as object), id: file, fields: { file } }))
  const created = new Map<string, string>()
  const args = {
    getNodesByType: (type: string) =>
      nodes.filter(({ id }) => collectionOf(site.collections, id)?.type === type),
    actions: {
      createPage: ({ path, component }: { path: string; component: string }) =>
        created.set(path, component),
      createRedirect: () => undefined,
    },
    reporter: {
      panicOnBuild: (text: string) => {
        throw new Error(text)
      },
    },
  }
  await (createPages as (given: object) => unknown)(args)
  return created
}

test('each page has a template that exists', async () => {
  const created = await pagesWithout()
  expect([...created.keys()]).toEqual(
    expect.arrayContaining(['/', '/404/', '/404.html', '/contact-us/']),
  )
  const templates = [...new Set(created.values())]
  expect(templates.filter((path) => !existsSync(join(project, relative('.', path))))).toEqual([])
})

test('a list without entries has no page, and no page for unknown addresses under it', async () => {
  const created = await pagesWithout(/^case-studies\//)
  expect(created.has('/case-studies/')).toBe(false)
  expect(created.has('/case-studies/not-found/')).toBe(false)
  expect((await pagesWithout()).has('/case-studies/not-found/')).toBe(true)
})

test('a build stops if a content file has no node, because its page would be missing', async () => {
  putFile('data', 'services/left-out.json', '{}')
  await expect(pagesWithout()).rejects.toThrow('services/left-out.json')
})
