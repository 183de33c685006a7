import type { Locator, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { absoluteUrl, bookingPath, contactAboutPath } from '../../../src/routes/paths'
import { caseStudies, content, pageWithQuestions } from '../support/content'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')
const withQuestions = pageWithQuestions()
const { url, phones, address } = content('site')
const works = caseStudies()

/** Without the accidents of lines: where one breaks, and what joins letters. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

for (const work of works) {
  test(`"${work.title}" on paper is whole, and nothing but itself`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
    await open(page, caseStudyPath(work.title))
    // What was taken over by the script must be as whole as what was not.
    await page.getByRole('heading', { name: labels.otherCaseStudies }).scrollIntoViewIfNeeded()
    const pdf = await page.pdf({ format: 'A4' })
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
      mergePages: true,
    })
    expect(totalPages).toBeLessThanOrEqual(5)

    const points = [...(work.challenges ?? []), ...(work.solutions ?? [])]
    const told = [
      work.title,
      work.description,
      ...(work.summary ?? []),
      ...points.flatMap(({ title, description }) => [title, description]),
      ...(work.showcase ?? []).map(({ caption }) => caption),
      ...(work.result ?? []),
      ...work.tech,
    ]
    const printed = plain(text)
    expect(told.filter((each) => !printed.includes(plain(each)))).toEqual([])

    const addresses = [
      ...(work.links ?? []).flatMap(({ webUrl, sourceUrl }) => [webUrl, sourceUrl].filter(Boolean)),
      absoluteUrl(url, contactAboutPath(caseStudyPath(work.title))),
    ].map(String)
    expect(addresses.filter((each) => !printed.includes(plain(each)))).toEqual([])

    for (const control of [
      labels.openMenu,
      labels.pauseMotion,
      labels.stopSlides,
      labels.scrollToTop,
    ]) {
      expect(printed).not.toContain(plain(control))
    }
  })

  test(`"${work.title}" on paper shows its pictures, whole and once`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 })
    await open(page, caseStudyPath(work.title))
    // Slides take their row's place when they come near the window: paper must show either well.
    const carousels = [
      ...((work.showcase?.length ?? 0) > 1 ? [labels.showcase] : []),
      ...(works.length > 2 ? [labels.otherCaseStudies] : []),
    ]
    for (const name of carousels) {
      const carousel = page.getByRole('region', { name })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByRole('button', { name: labels.next })).toBeVisible()
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header:visible, main nav:visible, button:visible')).toHaveCount(0)
    const boxes = await page.locator('main picture img:visible').evaluateAll((images) =>
      images.map((image) => {
        const { left, right, width, height } = image.getBoundingClientRect()
        return { left, right, shape: width / height }
      }),
    )
    expect(boxes).toHaveLength(1 + (work.showcase?.length ?? 0))
    for (const { left, right, shape } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(680)
      expect(shape).toBeCloseTo(1.6, 1)
    }
  })
}

const answers = (page: Page): Locator => page.locator('main details > :not(summary)')

test.describe('questions and answers on paper', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`all are open, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL })
      const page = await context.newPage()
      await page.goto(withQuestions)
      await expect(answers(page).nth(1)).toBeHidden()
      const texts = await answers(page).allTextContents()
      expect(texts.length).toBeGreaterThan(1)
      await page.emulateMedia({ media: 'print' })
      for (const answer of await answers(page).all()) await expect(answer).toBeVisible()
      await context.close()
    })
  }
})

test('the booking page on paper says how to reach the agency, and its own address', async ({
  page,
}) => {
  await open(page, bookingPath)
  await page.emulateMedia({ media: 'print' })
  const told = [address.street, ...phones, absoluteUrl(url, bookingPath)]
  for (const text of told) {
    await expect(page.locator('main').getByText(text).locator('visible=true')).toHaveCount(1)
  }
})
