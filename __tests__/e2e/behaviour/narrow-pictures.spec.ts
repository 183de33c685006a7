import { paths, showcase } from '../../fixtures/test-site'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 800 } })

test('phones show narrow pictures, as wide as their text needs it, and print the wide one', async ({
  page,
}) => {
  for (const path of [paths.caseStudies, showcase.path]) {
    await page.goto(path)
    const pictures = page.locator('main picture:has(source[media])')
    await expect(pictures.first()).toBeVisible()
    const widths = await pictures.evaluateAll((all) =>
      all.map((picture) => Math.round(picture.getBoundingClientRect().width)),
    )
    // On a card, inside its border.
    expect(Math.min(...widths), path).toBeGreaterThanOrEqual(318)
  }

  const cover = page.getByRole('img', { name: showcase.imgAlt }).first()
  const source = () => cover.evaluate((image: HTMLImageElement) => image.currentSrc)
  await expect.poll(source).toContain('narrow')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(source).not.toContain('narrow')
})
