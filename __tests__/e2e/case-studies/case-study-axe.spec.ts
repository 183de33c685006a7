import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudyWithPictures, content } from '../support/content'
import { expect, expectAccessible, open, test } from '../support/test'

const labels = content('ui-text')
const work = caseStudyWithPictures()

for (const width of [320, 1280]) {
  test(`axe finds nothing in carousels and their dialog, at ${width} px`, async ({ page }) => {
    test.skip(!work, 'No case study has three pictures')
    await page.setViewportSize({ width, height: 800 })
    await open(page, caseStudyPath(work?.title ?? ''))
    for (const name of [labels.showcase, labels.otherCaseStudies]) {
      const carousel = page.getByRole('region', { name })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible()
    }
    await expectAccessible(page)
    const showcase = page.getByRole('region', { name: labels.showcase })
    await showcase.locator('a[href]:not([inert] a)').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}
