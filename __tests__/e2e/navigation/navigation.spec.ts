import type { Page } from '@playwright/test'
import { companyPath, homePath, servicesPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')
const [first, second] = content('navigation').services
if (!first || !second) throw new Error('Navigation is tested with two services')

const link = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first()
const progressBar = (page: Page) => page.getByRole('progressbar', { name: labels.loadingPage })

/** Holds the data of a page back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => Promise<void>> {
  let allow = (): void => undefined
  const allowed = new Promise<void>((resolve) => (allow = resolve))
  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    await allowed
    await route.continue()
  })
  return async () => {
    const arrived = page.waitForResponse(`**/page-data${path}page-data.json`)
    allow()
    await (await arrived).finished()
    // Longer than Gatsby needs to show a page whose data has arrived.
    await page.waitForTimeout(500)
  }
}

test('a page that loads after Back is not shown', async ({ page }) => {
  const release = await holdBack(page, first.link)
  await open(page, companyPath)
  await page.getByRole('banner').locator(`a[href="${homePath}"]`).first().click()
  await expect(page).toHaveURL(homePath)
  await link(page, first.link).click()
  await expect(progressBar(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(companyPath)
  await expect(progressBar(page)).toBeHidden()
  await release()
  await expect(page).toHaveURL(companyPath)
  await page.goForward()
  await expect(page).toHaveURL(homePath)
})

test('a page that loads after that of a newer link is not shown', async ({ page }) => {
  const release = await holdBack(page, first.link)
  await open(page, servicesPath)
  await link(page, first.link).click()
  await link(page, second.link).click()
  await expect(page).toHaveURL(second.link)
  await release()
  await expect(page).toHaveURL(second.link)
  await page.goBack()
  await expect(page).toHaveURL(servicesPath)
})

test('a progress bar appears when a navigation takes 300 ms', async ({ page }) => {
  const release = await holdBack(page, first.link)
  await open(page, servicesPath)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=progressbar]')) document.body.dataset.wasSlow = ''
    }).observe(document.body, { childList: true, subtree: true })
  })
  // Touching a link loads its page, so that following it takes no time.
  await link(page, second.link).hover()
  await page.waitForLoadState('networkidle')
  await link(page, second.link).click()
  await expect(page).toHaveURL(second.link)
  await expect(page.locator('body')).not.toHaveAttribute('data-was-slow')
  await page.goBack()
  await link(page, first.link).click()
  await expect(progressBar(page)).toBeVisible()
  await release()
  await expect(page).toHaveURL(first.link)
  await expect(progressBar(page)).toBeHidden()
})

test('a navigation that takes 10 s becomes a full load', async ({ page }) => {
  await holdBack(page, first.link)
  await page.clock.install()
  await open(page, servicesPath)
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
  await link(page, first.link).click()
  await expect(progressBar(page)).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL(first.link)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
})
