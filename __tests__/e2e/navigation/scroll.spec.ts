import type { Page } from '@playwright/test'
import { content, placeOnPage } from '../support/content'
import { expect, open, test } from '../support/test'

const { scrollToTop } = content('ui-text')
const target = content('navigation').contact.link

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Gatsby notes the position on a later frame; a page that is left before has none to restore. */
const positionNoted = (page: Page, top: number): Promise<unknown> =>
  page.waitForFunction(
    (y) =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('@@scroll') && value === String(y),
      ),
    top,
  )

/** A link that is in sight wherever one has scrolled to: the bar stays at the top. */
const followLink = async (page: Page): Promise<void> => {
  const link = page.getByRole('banner').locator(`a[href="${target}"]:visible`).first()
  const box = await link.boundingBox()
  // Not link.click(), which scrolls the page to where a sticky bar would stand without stickiness.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(target)
}

/** The place's beginning is in sight, which says more than that some part of it is. */
const expectToBeginInView = (page: Page, id: string): Promise<void> =>
  expect
    .poll(() =>
      page.locator(`[id="${id}"]`).evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top < window.innerHeight
      }),
    )
    .toBe(true)

test('a new page starts at its top; Back and Forward restore where one was', async ({ page }) => {
  await open(page, '/')
  await scrollTo(page, 700)
  await positionNoted(page, 700)
  await followLink(page)
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 150)
  await positionNoted(page, 150)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(target)
  await expect.poll(() => scrollY(page)).toBe(150)
})

test('a link to a place on another page reaches it', async ({ page }) => {
  const place = placeOnPage()
  test.skip(!place, 'No page has a place to link to')
  await open(page, '/')
  await scrollTo(page, 700)
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    place?.address ?? '',
  )
  await expect(page).toHaveURL(place?.address ?? '')
  await expectToBeginInView(page, place?.id ?? '')
})

test('an address with a place opens there', async ({ page }) => {
  const place = placeOnPage()
  test.skip(!place, 'No page has a place to link to')
  await open(page, place?.address ?? '')
  await expectToBeginInView(page, place?.id ?? '')
})

test('the way to the top shows beyond 300 px and leads there', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: scrollToTop })
  await expect(button).toBeHidden()
  await scrollTo(page, 300)
  await page.waitForTimeout(200)
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(button).toBeHidden()
})
