import { paths, showcase } from '../../fixtures/test-site'
import { expect, open, test } from '../support/test'

test.use({ viewport: { width: 360, height: 800 } })

test('pictures for phones are as wide as their text needs it', async ({ page }) => {
  for (const path of [paths.caseStudies, showcase.path]) {
    await open(page, path)
    const pictures = page.locator('main picture:has(source[media])')
    await expect(pictures.first()).toBeVisible()
    const widths = await pictures.evaluateAll((all) =>
      all.map((picture) => Math.round(picture.getBoundingClientRect().width)),
    )
    // On a card, inside its border.
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(318)
  }
})

test('phones show the narrow picture, and print the wide one', async ({ page }) => {
  await open(page, showcase.path)
  const cover = page.getByRole('img', { name: showcase.imgAlt }).first()
  const source = () => cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('narrow')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(source).not.toContain('narrow')
})
