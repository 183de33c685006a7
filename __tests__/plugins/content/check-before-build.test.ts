import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onPreBootstrap } from '../../../plugins/content/gatsby-node'
import { fixtureSite, textOf } from '../../fixtures/content'
import { set } from '../../fixtures/changes'
import { makeFolder, packagesFolder, putFile } from '../../support/folder'

const project = process.cwd()
afterEach(() => process.chdir(project))

test('a build with invalid content stops before it writes anything', async () => {
  const site = fixtureSite()
  set('site.json', '/phones/0', 'call us')(site)
  const root = makeFolder()
  for (const [path, content] of Object.entries(site.files))
    putFile(root, `data/${path}`, textOf(content))
  symlinkSync(packagesFolder, join(root, 'node_modules'))
  for (const name of ['plugins', 'src', 'static'])
    symlinkSync(resolve(project, name), join(root, name))
  process.chdir(root)
  const reporter = {
    warn: jest.fn(),
    panicOnBuild: (text: string) => {
      throw new Error(text)
    },
  }
  const start = onPreBootstrap as (args: object) => Promise<void>
  await expect(start({ reporter })).rejects.toThrow(/data\/site\.json:\d+:\d+ {2}\/phones\/0/)
})
