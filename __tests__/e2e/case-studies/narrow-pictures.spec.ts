import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  minTextSize,
  screenSizes,
  smallestText,
  widthOnPhone,
} from '../../../scripts/screens/screen-sizes'
import { caseStudiesPath } from '../../../src/routes/paths'
import { addressOf, readCaseStudies } from '../support/content'
import { expect, open, test } from '../support/test'

const sources = join(process.cwd(), 'scripts/screens')
const withNarrow = readCaseStudies().filter(({ pictureNarrow }) => pictureNarrow)
const narrowScreens = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .flatMap((path) => {
    const html = readFileSync(join(sources, path), 'utf8')
    if (!html.includes('name="screen-narrow"')) return []
    return screenSizes(html).flatMap((size) => (size.suffix ? [{ path, ...size }] : []))
  })

test.skip(withNarrow.length === 0, 'No case study has a picture for phones')

test('has no text under 11 px in any picture for phones, in a window of 360 px', async ({
  page,
}) => {
  for (const { path, width, height } of narrowScreens) {
    await page.setViewportSize({ width, height })
    await page.goto(pathToFileURL(join(sources, path)).href)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const { text, size } = await page.evaluate(smallestText)
    expect.soft(size, `${path}: ${text}`).toBeGreaterThanOrEqual(minTextSize(width))
  }
})

for (const path of [caseStudiesPath, ...withNarrow.map(addressOf)])
  test(`shows the pictures for phones as wide as their text needs it on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await open(page, path)
    const pictures = page.locator('main picture:has(source[media])')
    await expect(pictures.first()).toBeVisible()
    const widths = await pictures.evaluateAll((all) =>
      all.map((picture) => Math.round(picture.getBoundingClientRect().width)),
    )
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(widthOnPhone)
  })

const [printed] = withNarrow

test('prints the wide picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, addressOf(printed ?? { title: '' }))
  const cover = page.getByRole('img', { name: printed?.imgAlt })
  const source = () => cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('narrow')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(source).not.toContain('narrow')
})
