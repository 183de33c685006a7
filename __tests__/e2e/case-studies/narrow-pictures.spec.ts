import { caseStudiesPath } from '../../../src/routes/paths'
import { addressOf, readCaseStudies } from '../support/content'
import { expect, open, test } from '../support/test'

/** The smallest width of a picture in a window of 360 px: on a card, inside its border. */
const widthOnPhone = 318

const withNarrow = readCaseStudies().filter(({ pictureNarrow }) => pictureNarrow)
test.skip(withNarrow.length === 0, 'No case study has a picture for phones')

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
