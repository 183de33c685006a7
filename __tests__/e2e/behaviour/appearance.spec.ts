import { homePath } from '../../../plugins/content/site/addresses'
import { expect, test } from '../support/test'

test('a color scheme is applied immediately, stored, and applied at the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(homePath)
  const html = page.locator('html')
  const light = await html.evaluate((root) => getComputedStyle(root).backgroundColor)
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
