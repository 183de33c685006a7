import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { label, paths, showcase } from '../../fixtures/test-site'
import { expect, open, test, waitForScripts } from '../support/test'

const origin = 'https://agency.example'

/** Line breaks and ligatures differ between the page and the PDF. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

/** Texts of each section of the case study, and the addresses of its links. */
const parts = [
  showcase.title,
  'Label of description of Alpha Ledger',
  'What the client had, and what came of it.',
  ...['Challenge 1', 'Challenge 2', 'Solution 1'].map((name) => `What ${name} is about.`),
  ...showcase.pictures.map(({ caption }) => caption),
  'It is in use.',
  ...['Node', 'dbt', 'https://alpha.example', 'https://code.example/alpha'],
  `${origin}${paths.contact}?about=${showcase.path}`,
]

async function expectWholePictures(page: Page): Promise<void> {
  const boxes = await page.locator('main img:not([alt=""]):visible').evaluateAll((images) =>
    images.map((image) => {
      const { left, right, width, height } = image.getBoundingClientRect()
      return { left, right, shape: width / height }
    }),
  )
  expect(boxes).toHaveLength(1 + showcase.pictures.length)
  for (const { left, right, shape } of boxes) {
    expect.soft(left).toBeGreaterThanOrEqual(0)
    expect.soft(right).toBeLessThanOrEqual(680)
    expect.soft(shape).toBeCloseTo(1.6, 1)
  }
}

test('a case study prints whole, with its pictures and without controls', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
  await page.setViewportSize({ width: 680, height: 960 })
  await open(page, showcase.path)
  // Slides replace their row when it comes near the window: both must print well.
  for (const name of [label('showcase'), label('otherCaseStudies')]) {
    const carousel = page.getByRole('region', { name })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel.getByRole('button', { name: label('next') })).toBeVisible()
  }

  await test.step('all its texts and addresses are in a PDF of at most 5 pages', async () => {
    const pdf = await page.pdf({ format: 'A4' })
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { totalPages, text } = await extractText(document, { mergePages: true })
    expect.soft(totalPages).toBeLessThanOrEqual(5)
    const printed = withoutSpaces(text)
    expect.soft(parts.filter((part) => !printed.includes(withoutSpaces(part)))).toEqual([])
    for (const control of ['openMenu', 'pauseMotion', 'stopSlides', 'scrollToTop'] as const)
      expect.soft(printed).not.toContain(withoutSpaces(label(control)))
  })

  await test.step('its pictures are whole and appear once', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header:visible, main nav:visible, button:visible')).toHaveCount(0)
    await expectWholePictures(page)
  })
})

test('"Save as PDF" opens the print dialog once, also for a double click', async ({ page }) => {
  let opened = 0
  await page.exposeFunction('print', () => (opened += 1))
  await page.goto(showcase.path)
  const button = page.getByRole('button', { name: label('savePdf') })
  await waitForScripts(page)
  await button.dblclick()
  await expect.poll(() => opened).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no button to save a PDF, and all pictures, questions and answers are printed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 680, height: 960 })
    await page.goto(showcase.path)
    await expect(page.getByText(label('savePdf'))).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expectWholePictures(page)
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/services/design/')
    const answers = page.locator('main details[name] > :not(summary)')
    await expect(answers.nth(1)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
  })
})

test('the printed booking page has the agency’s address and phone numbers, and its own address', async ({
  page,
}) => {
  await page.goto(paths.booking)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['1 Street', '+880 1000 000 124', `${origin}${paths.booking}`])
    await expect(page.locator('main').getByText(text).locator('visible=true')).toHaveCount(1)
})

test('an email address is printed once', async ({ page }) => {
  await page.goto(paths.contact)
  await page.emulateMedia({ media: 'print' })
  const added = page
    .locator('main a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(new Set(await added)).toEqual(new Set(['none']))
})
