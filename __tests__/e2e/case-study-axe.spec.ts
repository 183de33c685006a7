import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { caseStudiesPath, caseStudyPath } from '../../src/routes/paths'
import { caseStudyWithPictures, content } from './content'
import { expect, open, test } from './test'

const words = content('interface')
const work = caseStudyWithPictures()

const violations = async (page: Page): Promise<string[]> => {
  const result = await new AxeBuilder({ page }).analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the list, whole and with nothing that fits', async ({ page }) => {
      await open(page, caseStudiesPath)
      expect(await violations(page)).toEqual([])
    })

    test('a case study, its carousels and its dialog', async ({ page }) => {
      test.skip(!work, 'No case study has three pictures')
      await open(page, caseStudyPath(work?.title ?? ''))
      expect(await violations(page)).toEqual([])
      for (const name of [words.showcase, words.otherCases]) {
        const carousel = page.getByRole('region', { name })
        await carousel.scrollIntoViewIfNeeded()
        await expect(carousel.getByRole('button', { name: words.next })).toBeVisible()
      }
      expect(await violations(page)).toEqual([])
      const showcase = page.getByRole('region', { name: words.showcase })
      await showcase.locator('a[href]:not([inert] a)').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
