import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudies } from '../support/content'
import { expect, test } from '../support/test'

/** Typed into the address bar, "?" and "#" would begin another part of the address. */
const typed = (title: string): string => title.replace(/[%?#]/g, encodeURIComponent)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const { title, formerTitles = [] } of caseStudies()) {
      for (const each of [title, ...formerTitles]) {
        test(`"${each}" reaches its case study`, async ({ page }) => {
          for (const spelling of [typed(each), encodeURIComponent(each)]) {
            const response = await page.goto(`/case-studies/${spelling}`)
            expect(response?.status()).toBe(200)
            await expect(page).toHaveURL(caseStudyPath(title))
            await expect(page.locator('h1')).toHaveText(title)
          }
        })
      }
    }
  })
}
