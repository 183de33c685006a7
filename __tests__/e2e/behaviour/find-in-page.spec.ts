import type { Page } from '@playwright/test'
import { menus, promises } from '../../fixtures/test-site'
import { expect, open, test } from '../support/test'

const { text: back } = promises[0].back
/** The answer to a question of a page. */
const answer = 'Label of answer of Design questions 3'

const fragment = (text: string): string => `#:~:text=${encodeURIComponent(text)}`

/** Whether the back of the card is in front. */
const isTurned = (page: Page): Promise<boolean> =>
  page.getByText(back, { exact: true }).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })

test.skip(({ browserName }) => browserName !== 'chromium', 'Text fragments as Chromium does them')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a text fragment opens an answer, turns a card and opens no menu', async ({ page }) => {
    await page.goto(`/services/design/${fragment(answer)}`)
    await expect(page.getByText(answer, { exact: true })).toBeInViewport()

    await page.goto(`/${fragment(back)}`)
    await expect.poll(() => isTurned(page)).toBe(true)

    await page.goto(`/services/${fragment(menus.services.first)}`)
    await expect(page.locator('main :target')).not.toHaveCount(0)
    await expect(page.locator('header details[open]')).toHaveCount(0)
  })
})

test('a card turns when its back is found after hydration', async ({ page }) => {
  await open(page, '/')
  // A jump within the page scrolls to its target, as the browser's search does.
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, fragment(back))
  await expect.poll(() => isTurned(page)).toBe(true)
})
