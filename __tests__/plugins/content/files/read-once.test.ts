import fs from 'node:fs'
import { join, relative } from 'node:path'
import { validate } from '../../../../plugins/content/check/run'
import { loadContent } from '../../../../plugins/content/files/load'
import { readLabels } from '../../../../plugins/content/site/labels'
import { readSite } from '../../../../plugins/content/site/read-site'
import { readAllAddressSettings } from '../../../../plugins/content/site/read-address-settings'
import { editorConfig } from '../../../../plugins/editor/editor-config'
import { lettersOf } from '../../../../plugins/fonts/letters'
import { readTheme } from '../../../../plugins/theme/node'
import { site } from '../../../../src/site'
import { makeSite } from '../../../built-site/small-site'
import { fixtureSite } from '../../../fixtures/content'
import { makeFolder, putFile } from '../../../support/folder'

/** What a build and the editor read before Gatsby does. */
async function readAll(root: string): Promise<void> {
  readAllAddressSettings(root)
  readSite(root, site)
  validate(await loadContent(root, site))
  readLabels(root)
  readTheme(root)
  lettersOf(root)
  editorConfig(root, site, { backend: { name: 'test' }, hasReviews: false }, true)
}

test('each file of the content is opened once, and again only when it changes', async () => {
  const root = await makeSite(fixtureSite(), makeFolder())
  const open = jest.spyOn(fs, 'readFileSync')
  const opened = (): string[] =>
    open.mock.calls
      .map(([path]) => relative(join(root, 'data'), String(path)))
      .filter((path) => !path.startsWith('..'))
      .sort()
  await readAll(root)
  const files = opened()
  expect(files).toEqual(expect.arrayContaining(['site.json', 'home.json', 'theme.json']))
  expect(files).toEqual([...new Set(files)])
  open.mockClear()
  putFile(root, 'data/home.json', `${fs.readFileSync(join(root, 'data/home.json'), 'utf8')}\n`)
  open.mockClear()
  await readAll(root)
  expect(opened()).toEqual(['home.json'])
})
