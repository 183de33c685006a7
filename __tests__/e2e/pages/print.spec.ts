import { extractText, getDocumentProxy } from 'unpdf'
import { absoluteUrl, bookingPath, contactAboutPath } from '../../../src/routes/paths'
import {
  addressOf,
  content,
  pageWithQuestions,
  readCaseStudies,
  type CaseStudyFile,
} from '../support/content'
import { expect, open, test, waitForHydration } from '../support/test'
import { siteHas } from '../support/site-parts'

const labels = content('ui-text')
const { url, phones, address } = content('site')
const caseStudies = readCaseStudies()

/** Line breaks and ligatures differ between the page and the PDF. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

const textsOf = (caseStudy: CaseStudyFile): string[] => [
  caseStudy.title,
  caseStudy.description,
  ...(caseStudy.summary ?? []),
  ...[...(caseStudy.challenges ?? []), ...(caseStudy.solutions ?? [])].flatMap(
    ({ title, description }) => [title, description],
  ),
  ...(caseStudy.showcase ?? []).map(({ caption }) => caption),
  ...(caseStudy.result ?? []),
  ...caseStudy.tech,
]

const addressesOf = (caseStudy: CaseStudyFile): string[] => [
  ...(caseStudy.links ?? []).flatMap(({ webUrl, sourceUrl }) =>
    [webUrl ?? [], sourceUrl ?? []].flat(),
  ),
  absoluteUrl(url, contactAboutPath(addressOf(caseStudy))),
]

const picturesOf = ({ showcase = [] }: CaseStudyFile): number => showcase.length

/** All case studies, first the one with the most pictures. */
const byPictures = caseStudies.toSorted((a, b) => picturesOf(b) - picturesOf(a))

for (const [index, caseStudy] of byPictures.entries()) {
  const details = { tag: index === 0 ? [] : '@full' }
  test(
    `"${caseStudy.title}" prints whole, with its pictures and without controls`,
    details,
    async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
      await page.setViewportSize({ width: 680, height: 960 })
      await open(page, addressOf(caseStudy))
      // Slides replace their row when it comes near the window: both must print well.
      const carousels = [
        ...(picturesOf(caseStudy) > 1 ? [labels.showcase] : []),
        ...(caseStudies.length > 2 ? [labels.otherCaseStudies] : []),
      ]
      for (const name of carousels) {
        const carousel = page.getByRole('region', { name })
        await carousel.scrollIntoViewIfNeeded()
        await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible()
      }

      await test.step('all its texts and addresses are in a PDF of at most 5 pages', async () => {
        const pdf = await page.pdf({ format: 'A4' })
        const document = await getDocumentProxy(new Uint8Array(pdf))
        const { totalPages, text } = await extractText(document, { mergePages: true })
        expect.soft(totalPages).toBeLessThanOrEqual(5)
        const printed = withoutSpaces(text)
        const missing = [...textsOf(caseStudy), ...addressesOf(caseStudy)].filter(
          (each) => !printed.includes(withoutSpaces(each)),
        )
        expect.soft(missing).toEqual([])
        for (const control of [
          labels.openMenu,
          labels.pauseMotion,
          labels.stopSlides,
          labels.scrollToTop,
        ]) {
          expect.soft(printed).not.toContain(withoutSpaces(control))
        }
      })

      await test.step('its pictures are whole and appear once', async () => {
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('header:visible, main nav:visible, button:visible')).toHaveCount(
          0,
        )
        const boxes = await page.locator('main img:not([alt=""]):visible').evaluateAll((images) =>
          images.map((image) => {
            const { left, right, width, height } = image.getBoundingClientRect()
            return { left, right, shape: width / height }
          }),
        )
        expect(boxes).toHaveLength(1 + picturesOf(caseStudy))
        for (const { left, right, shape } of boxes) {
          expect.soft(left).toBeGreaterThanOrEqual(0)
          expect.soft(right).toBeLessThanOrEqual(680)
          expect.soft(shape).toBeCloseTo(1.6, 1)
        }
      })
    },
  )
}

test('"Save as PDF" opens the print dialog once, also for a click before hydration', async ({
  page,
}) => {
  let opened = 0
  await page.exposeFunction('print', () => (opened += 1))
  await page.goto(addressOf(caseStudies[0] ?? { title: '' }))
  const button = page.getByRole('button', { name: labels.savePdf })
  await button.click()
  await waitForHydration(page)
  await expect.poll(() => opened).toBe(1)
  await button.click()
  await expect.poll(() => opened).toBe(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to save a PDF', async ({ page }) => {
    await page.goto(addressOf(caseStudies[0] ?? { title: '' }))
    await expect(page.getByText(labels.savePdf)).toBeHidden()
  })

  test('all questions and answers are printed', async ({ page }) => {
    await page.goto(pageWithQuestions())
    const answers = page.locator('main details[name] > :not(summary)')
    await expect(answers.nth(1)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
  })
})

test('the printed booking page has the agency’s address and phone numbers, and its own address', async ({
  page,
}) => {
  test.skip(!siteHas(bookingPath), 'The site has no booking page')
  await page.goto(bookingPath)
  await page.emulateMedia({ media: 'print' })
  for (const text of [address.street, ...phones, absoluteUrl(url, bookingPath)]) {
    await expect(page.locator('main').getByText(text).locator('visible=true')).toHaveCount(1)
  }
})
