import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/core/paths'
import { paths } from '../../fixtures/test-site'
import { axe, expect, open, test, violationsOf, waitForHydration } from '../support/test'

/** Both color schemes, and the other direction: a short form of the variants. */

const shown = [homePath, '/services/web/', paths.contact]

test('a color scheme is applied immediately, stored, and applied at the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(homePath)
  const html = page.locator('html')
  const light = await html.evaluate((root) => getComputedStyle(root).backgroundColor)
  // Scrolling to the control has loaded the scripts, and the click may happen while they start.
  await page.locator('label:has([name="color-scheme"][value="dark"])').click()
  await expect(html).toHaveCSS('color-scheme', 'dark')
  await expect(html).not.toHaveCSS('background-color', light)
  // The browser paints for the first time after this.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { colorScheme } = getComputedStyle(document.documentElement)
      document.documentElement.dataset.firstFrame = colorScheme
    })
  })
  await page.reload()
  await expect(html).toHaveAttribute('data-first-frame', 'dark')
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('dark')
  await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`texts have enough contrast in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of shown) {
      await open(page, path)
      const results = await axe(page).withRules(['color-contrast']).analyze()
      expect.soft(violationsOf(results), path).toEqual([])
    }
  })

/** Turns the direction of a page, as `direction` of data/site.json does. */
async function mirror(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<html(?: dir="\w+")?/, '<html dir="rtl"')
    return route.fulfill({ response, body })
  })
}

test('a page from right to left is mirrored and no wider than the window', async ({ page }) => {
  await mirror(page)
  for (const path of shown) {
    await page.goto(path)
    for (const when of ['before', 'after']) {
      if (when === 'after') await waitForHydration(page)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${path}, ${width} px, ${when} hydration`
        const { x = 0, width: wide = 0 } =
          (await page.locator('header a').first().boundingBox()) ?? {}
        expect.soft(x + wide / 2, `${where}: the logo is at the right`).toBeGreaterThan(width / 2)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, where).toBe(0)
      }
    }
  }
})
