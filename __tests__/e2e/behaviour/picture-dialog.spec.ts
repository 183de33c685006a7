import type { Locator, Page } from '@playwright/test'
import { label } from '../../fixtures/test-site'
import {
  carousel,
  path,
  pictures,
  reachableLinks,
  showCarousel,
} from '../support/case-study-carousel'
import { expect, expectAccessible, open, test, waitForScripts } from '../support/test'

// Slides that advance while axe is working would be others than the first.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: label('showcase') })
const picture = (page: Page, index: number): Locator =>
  dialog(page).getByRole('img', { name: pictures.at(index)?.imgAlt, exact: true })

test('opens for a click before its code has arrived, is larger than the page’s picture and has no axe violation', async ({
  page,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/island*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path)
  await waitForScripts(page)
  const firstLink = carousel(page).locator('a[href]').first()
  await firstLink.click()
  await expect(firstLink).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(picture(page, 0)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(firstLink).toBeFocused()

  // The row of pictures is replaced when the focus has left it.
  await page.getByRole('heading', { level: 1 }).click()
  await showCarousel(page)
  await expectAccessible(page, 'main')
  const link = reachableLinks(page)
  const { width: before = 0 } = (await link.getByRole('img').boundingBox()) ?? {}
  await link.click()
  await expect
    .poll(async () => (await picture(page, 0).boundingBox())?.width ?? 0)
    .toBeGreaterThan(before)
  await expect(picture(page, 0)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'dialog')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } })

  test('is wider than the window, can be moved to its far edge, and has its size before it has loaded', async ({
    page,
  }) => {
    await open(page, path)
    // Never answered, as on a slow connection; the page itself has loaded.
    await page.route('**/*.{avif,webp,png,jpg}', () => undefined)
    await showCarousel(page)
    await expectAccessible(page, 'main')
    await reachableLinks(page).click()
    const { width = 0 } = (await picture(page, 0).boundingBox()) ?? {}
    expect(width).toBeGreaterThan(600)
    await expectAccessible(page, 'dialog')
    const pan = dialog(page).getByRole('group')
    await pan.evaluate((element) => element.scrollTo({ left: 10_000, behavior: 'instant' }))
    const { x = 0 } = (await picture(page, 0).boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(321)
    await expect(
      dialog(page).getByText(pictures[0]?.caption ?? '', { exact: true }),
    ).toBeInViewport()
  })
})
