import type { Page } from '@playwright/test'
import { content, findAnchor } from '../support/content'
import { expect, open, test } from '../support/test'

const { scrollToTop } = content('ui-text')
const target = content('navigation').contact.link

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** Gatsby saves the position on a later frame; a page that is left before has none to restore. */
const positionSaved = (page: Page, top: number): Promise<unknown> =>
  page.waitForFunction(
    (y) =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('@@scroll') && value === String(y),
      ),
    top,
  )

/** Follows a link that is always in view: the header stays at the top. */
const followLink = async (page: Page): Promise<void> => {
  const link = page.getByRole('banner').locator(`a[href="${target}"]:visible`).first()
  const box = await link.boundingBox()
  // Not link.click(), which scrolls the page to where a sticky header would be without stickiness.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(target)
}

/** The start of the anchor's element is in view, which says more than that a part of it is. */
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
  await positionSaved(page, 700)
  await followLink(page)
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 150)
  await positionSaved(page, 150)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(target)
  await expect.poll(() => scrollY(page)).toBe(150)
})

test('a link and an address with an anchor scroll there', async ({ page }) => {
  const anchor = findAnchor()
  test.skip(!anchor, 'No page has an anchor')
  await open(page, '/')
  await scrollTo(page, 700)
  await page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    anchor?.address ?? '',
  )
  await expect(page).toHaveURL(anchor?.address ?? '')
  await expectToBeginInView(page, anchor?.id ?? '')

  await page.goto('about:blank')
  await open(page, anchor?.address ?? '')
  await expectToBeginInView(page, anchor?.id ?? '')
})

test('the button to the top appears beyond 300 px and scrolls there', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: scrollToTop })
  await expect(button).toBeHidden()
  await scrollTo(page, 300)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(button).toBeHidden()
  await scrollTo(page, 301)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(button).toBeHidden()
})
