import { existsSync } from 'node:fs'
import { relative, join } from 'node:path'
import { createPages } from '../../gatsby-node'
import { readSite } from '../../plugins/content/site/read-site'
import { site } from '../../src/site'
import { makeSite } from '../built-site/small-site'
import type { Change } from '../fixtures/changes'
import { fixtureSite } from '../fixtures/content'
import { makeFolder } from '../support/folder'

// They are planned from the theme and the logo.
jest.mock('../../plugins/social-pictures', () => ({ planPictures: () => ({ pictures: [] }) }))

const project = process.cwd()
afterEach(() => process.chdir(project))

/** A fixture site on disk, with changes. */
async function enterSite(change: Change = () => undefined): Promise<void> {
  const fixture = fixtureSite()
  change(fixture)
  process.chdir(await makeSite(fixture, makeFolder()))
}

/**
 * The pages that are created on the site, with their templates.
 * @param withoutNode the file in data/ of which Gatsby has made no node
 */
async function createdPages(withoutNode?: string): Promise<Map<string, string>> {
  const { languages } = readSite('.', site)
  const nodes = languages
    .flatMap(({ shownFiles }) => shownFiles)
    .filter(({ path }) => path !== withoutNode)
    .map(({ path, collection }) => ({
      type: collection.type,
      id: path,
      fields: { file: path, folder: null },
    }))
  const created = new Map<string, string>()
  const args = {
    getNodesByType: (type: string) => nodes.filter((node) => node.type === type),
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
  await enterSite()
  const created = await createdPages()
  expect([...created.keys()]).toEqual(
    expect.arrayContaining(['/', '/404/', '/404.html', '/contact-us/']),
  )
  const templates = [...new Set(created.values())]
  expect(templates.filter((path) => !existsSync(join(project, relative('.', path))))).toEqual([])
})

test('a list without entries has no page, and no page for unknown addresses under it', async () => {
  await enterSite()
  expect((await createdPages()).has('/case-studies/not-found/')).toBe(true)
  await enterSite(({ files }) => {
    for (const path of Object.keys(files)) if (path.startsWith('case-studies/')) delete files[path]
  })
  const created = await createdPages()
  expect(created.has('/case-studies/')).toBe(false)
  expect(created.has('/case-studies/not-found/')).toBe(false)
})

test('a build stops if a content file has no node, because its page would be missing', async () => {
  await enterSite()
  await expect(createdPages('services/web.json')).rejects.toThrow('data/services/web.json')
})
