import type { Locator, Page } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudyWithPictures, content } from '../support/content'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')
const caseStudy = caseStudyWithPictures()
const pictures = caseStudy?.showcase ?? []

test.skip(!caseStudy, 'No case study has three pictures')

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: labels.showcase })
const picture = (page: Page, index: number): Locator =>
  dialog(page).getByRole('img', { name: pictures.at(index)?.imgAlt, exact: true })

/** Opens the first picture on the case study's page; returns its link. */
async function openPicture(page: Page): Promise<Locator> {
  const path = caseStudyPath(caseStudy?.title ?? '')
  if (new URL(page.url(), 'http://localhost').pathname !== path) await open(page, path)
  const showcase = page.getByRole('region', { name: labels.showcase })
  await showcase.scrollIntoViewIfNeeded()
  await expect(showcase.getByRole('button', { name: labels.next })).toBeVisible()
  const link = showcase.locator('a[href]:not([inert] a)').first()
  await link.click()
  await expect(picture(page, 0)).toBeVisible()
  return link
}

test('opens larger than in the page, inside the window, and closes with Escape', async ({
  page,
}) => {
  const link = await openPicture(page)
  const before = (await link.getByRole('img').boundingBox())?.width ?? 0
  await expect
    .poll(async () => (await picture(page, 0).boundingBox())?.width ?? 0)
    .toBeGreaterThan(before)
  await expect(picture(page, 0)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('turns round the corner, keeps the focus inside, and its button closes it', async ({
  page,
}) => {
  const link = await openPicture(page)
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, -1)).toBeVisible()
  await dialog(page).getByRole('button', { name: labels.next }).click()
  await expect(picture(page, 0)).toBeVisible()

  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  await dialog(page).getByRole('button', { name: labels.close }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('is wider than the window, and can be moved to its far edge', async ({ page }) => {
    await openPicture(page)
    const box = await picture(page, 0).boundingBox()
    expect(box?.width).toBeGreaterThan(600)
    const pan = dialog(page).getByRole('group')
    await pan.evaluate((element) => element.scrollTo({ left: 10_000, behavior: 'instant' }))
    const moved = await picture(page, 0).boundingBox()
    expect((moved?.x ?? 0) + (moved?.width ?? 0)).toBeLessThanOrEqual(361)
    await expect(
      dialog(page).getByText(pictures[0]?.caption ?? '', { exact: true }),
    ).toBeInViewport()
  })

  test('has its size before the picture has loaded', async ({ page }) => {
    await open(page, caseStudyPath(caseStudy?.title ?? ''))
    // Never answered, as on a slow connection; the page itself has loaded.
    await page.route('**/*.{avif,webp,png,jpg}', () => undefined)
    await openPicture(page)
    const box = await picture(page, 0).boundingBox()
    expect(box?.width).toBeGreaterThan(600)
  })
})
