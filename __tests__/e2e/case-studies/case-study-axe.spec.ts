import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudyWithPictures, content } from '../support/content'
import { expect, expectAccessible, open, test } from '../support/test'

const labels = content('ui-text')
const caseStudy = caseStudyWithPictures()

test('carousels and their dialog have no axe violation', async ({ page }) => {
  test.skip(!caseStudy, 'No case study has three pictures')
  await open(page, caseStudyPath(caseStudy?.title ?? ''))
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const name of [labels.showcase, labels.otherCaseStudies]) {
      const carousel = page.getByRole('region', { name })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible()
    }
    await expectAccessible(page, 'main')
    const showcase = page.getByRole('region', { name: labels.showcase })
    await showcase.locator('a[href]:not([inert] a)').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('Escape')
  }
})
