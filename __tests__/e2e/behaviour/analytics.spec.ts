import { homePath } from '../../../plugins/content/site/addresses'
import { analytics, paths } from '../../fixtures/test-site'
import { expect, open, openBeforeScripts, test, waitForScripts } from '../support/test'

/** The test site has the example of docs/publishing.md for GoatCounter, with consent. */

test('pages are counted after consent, also if it is given before the scripts, and not after it was withdrawn', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', { name: analytics.consent.label })
  // A request to another site fails the test.
  await open(page, homePath)
  await expect(box).not.toBeChecked()

  const loadScripts = await openBeforeScripts(page, homePath)
  const { src = '' } = analytics.scripts?.find((script) => script.src.startsWith('https:')) ?? {}
  let requests = 0
  await page.route(`${new URL(src).origin}/**`, (route) => {
    requests += 1
    // As the service's own script, which counts the page on which it is loaded.
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.counted = [document.currentScript.dataset.goatcounter, document.title]`,
    })
  })
  /** Expects that the page is counted, once. */
  const expectCounted = async (): Promise<void> => {
    const endpoint = 'https://your-code.goatcounter.com/count'
    await expect
      .poll(() => page.evaluate(() => (window as { counted?: string[] }).counted))
      .toEqual([endpoint, await page.title()])
  }
  await box.check()
  await loadScripts()
  await expect(box).toBeChecked()
  await expectCounted()
  await page.locator(`header a[href="${paths.caseStudies}"]:visible`).click()
  await expect(page).toHaveURL(paths.caseStudies)
  await expectCounted()

  await page.reload()
  await expect(box).toBeChecked()
  await expectCounted()
  expect(requests).toBe(3)
  await Promise.all([page.waitForEvent('load'), box.uncheck()])
  await waitForScripts(page)
  await expect(box).not.toBeChecked()
  expect(requests).toBe(3)
})
