import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { listFiles } from '../../../plugins/content/files/list-files'
import { home } from '../../fixtures/single-pages'
import { photo } from '../../support/photo'
import { testSiteRoot } from '../../support/test-site'
import { expect, test } from '../support/test'

/** The editor that the test site publishes; develop/editor.spec.ts has the one of development. */

test.skip(({ browserName }) => browserName !== 'chromium', 'This tests Decap, not the browser')
// Decap logs warnings of its own, and rejects with undefined or an action what is not saved; a
// violation of the page's policy is an error.
test.use({
  expectedProblems:
    /favicon|^error: (?:undefined|Object$)|^console (?:error|warning): (?!.*Content Security Policy)/,
})

const folder = join(testSiteRoot, 'data')
const texts = listFiles(folder)
  .filter((path) => /^[^.#]+\.json$/.test(path))
  .map((path) => [`data/${path}`, readFileSync(join(folder, path), 'utf8')] as const)

test.beforeEach(async ({ page }) => {
  // Decap's backend for tests, in place of the Git host, has the files in this variable.
  await page.addInitScript((files) => {
    const repoFiles: Record<string, unknown> = {}
    for (const [path, content] of files) {
      const names = path.split('/')
      const name = names.pop() ?? ''
      const parent = names.reduce(
        (within, key) => (within[key] ??= {}) as Record<string, unknown>,
        repoFiles,
      )
      parent[name] = { content }
    }
    Object.assign(window, { repoFiles })
  }, texts)
  await page.route('**/admin/config.json', async (route) => {
    const response = await route.fetch()
    // It takes every file in a folder of pictures for one.
    const text = (await response.text()).replace(
      /"media_folder":"(?!static)[^"]*","public_folder":"[^"]*",/g,
      '',
    )
    const config = JSON.parse(text) as { decap: object }
    Object.assign(config.decap, { backend: { name: 'test-repo' }, publish_mode: 'simple' })
    await route.fulfill({ response, json: config })
  })
})

test('the published editor changes a text, removes the metadata of photos, or refuses them', async ({
  page,
}) => {
  await page.goto('/admin/')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible()

  await test.step('changes a line of the headline, and nothing else in its file', async () => {
    await page.goto('/admin/#/collections/single-pages/entries/home')
    await page.locator('xpath=//label[starts-with(., "Hero")]/following::button[1]').click()
    const [line = ''] = home.hero.headline
    await page.locator(`xpath=//*[text()="${line}"]/preceding::button[2]`).click()
    const entry = page.getByRole('textbox', { name: 'Entry' })
    const publish = async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Publish now' }).click()
    }

    await entry.fill('x'.repeat(200))
    await publish()
    const refused = page.getByRole('alert', { name: /^Nothing was saved/ })
    await expect(refused).toContainText('Hero, Headline 1: must be one line')
    await expect(refused).toContainText('data/home.json')

    // Decap draws a field that gets the focus again, without its selection.
    await entry.click()
    await entry.fill('Another headline')
    await publish()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await expect(refused).toBeHidden()
    const saved = await page.evaluate(() => {
      const { repoFiles } = window as unknown as {
        repoFiles: { data: Record<string, { content: string }> }
      }
      return repoFiles.data['home.json']?.content ?? ''
    })
    const [, before = ''] = texts.find(([path]) => path === 'data/home.json') ?? []
    const expected = before.replace(`"${line}"`, '"Another headline"')
    expect(JSON.parse(saved)).toEqual(JSON.parse(expected))
  })

  await test.step('removes the metadata of photos, or refuses them', async () => {
    await page.goto('/admin/#/collections/single-pages')
    await page.getByRole('button', { name: 'Media' }).click()
    const upload = async (name: string, format: 'jpeg' | 'png' | 'webp' | 'avif') => {
      const buffer = await photo().toFormat(format).toBuffer()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: `image/${format}`, buffer })
    }
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      await upload(`a.${format}`, format)
      await expect(page.getByText(`a.${format}`)).toBeVisible()
      const bytes = await page.evaluate(async (name) => {
        const { repoFiles } = window as unknown as {
          repoFiles: { static: { clients: Record<string, { content: { fileObj: File } }> } }
        }
        const file = repoFiles.static.clients[name]?.content.fileObj
        return [...new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())]
      }, `a.${format}`)
      const metadata = await sharp(Buffer.from(bytes)).metadata()
      expect([metadata.format, metadata.exif]).toEqual([format, undefined])
      // Browsers do not turn a WebP.
      if (format !== 'webp') expect([metadata.width, metadata.height]).toEqual([30, 40])
    }
    await upload('b.avif', 'avif')
    const refused = page.getByRole('alert', { name: 'Nothing was uploaded' })
    await expect(refused).toContainText('b.avif')
  })
})
