import { homePath } from '../../../plugins/content/site/addresses'
import { analytics, paths } from '../../fixtures/test-site'
import { expect, open, openBeforeScripts, test, wakeIslands } from '../support/test'

/** The test site has the example of docs/analytics.md for GoatCounter, with consent. */

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
      body: `window.counted = [document.currentScript.dataset.goatcounter]
        window.goatcounter = { count: () => window.counted.push(document.title) }`,
    })
  })
  const counted = () => page.evaluate(() => (window as { counted?: string[] }).counted ?? [])
  await box.check()
  await loadScripts()
  await expect(box).toBeChecked()
  await expect.poll(counted).toEqual(['https://your-code.goatcounter.com/count'])
  await page.locator(`header a[href="${paths.caseStudies}"]:visible`).click()
  await expect(page).toHaveURL(paths.caseStudies)
  await expect.poll(counted).toHaveLength(2)
  expect((await counted())[1]).toBe(await page.title())

  await page.reload()
  await wakeIslands(page)
  await expect(box).toBeChecked()
  await expect.poll(() => requests).toBe(2)
  await Promise.all([page.waitForEvent('load'), box.uncheck()])
  await wakeIslands(page)
  await expect(box).not.toBeChecked()
  expect(requests).toBe(2)
})
