import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/site/addresses'
import { label, paths } from '../../fixtures/test-site'
import { linkTo, scrollTo } from '../support/navigate'
import { expect, open, test } from '../support/test'

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

test('a new page starts at its top; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await open(page, homePath)
  await scrollTo(page, 700)
  const box = await page
    .getByRole('banner')
    .locator(`a[href="${paths.caseStudies}"]:visible`)
    .first()
    .boundingBox()
  // Not click(), which scrolls the page to the static position of a sticky header.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(paths.caseStudies)
  expect(await scrollY(page)).toBe(0)
  await scrollTo(page, 150)
  await page.goBack()
  await expect(page).toHaveURL(homePath)
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(paths.caseStudies)
  await expect.poll(() => scrollY(page)).toBe(150)
})

test('a page is fetched when the pointer rests on a link to it', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Preload.enable')
  const isReady = new Promise<void>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready' && prefetchUrl.endsWith(paths.services)) resolve()
    }),
  )
  await open(page, homePath)
  const link = page.locator(`main a[href="${paths.services}"]:visible`).first()
  await link.hover()
  await isReady
  await link.click()
  await expect(page).toHaveURL(paths.services)
  const visit = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')),
  )
  expect(JSON.parse(visit)).toMatchObject([{ deliveryType: 'navigational-prefetch' }])
})

test('the keyboard starts at the top of a page that a link opens', async ({ page }) => {
  await open(page, paths.services)
  await linkTo(page, '/services/web/').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/web/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: label('skipToContent') })).toBeFocused()
})

test('a link and an address with an anchor scroll there', async ({ page }) => {
  const id = 'ending'
  const path = `${paths.company}contract/`
  const address = `${path}#${id}`
  /** Expects that the start of the element is in the window, and not under the header. */
  const expectInView = (): Promise<void> =>
    expect
      .poll(async () => {
        const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
        const { y = -1 } = (await page.locator(`[id="${id}"]`).boundingBox()) ?? {}
        return y >= height && y < 800
      })
      .toBe(true)
  await open(page, path)
  await page.locator(`a[href$="#${id}"]`).first().click()
  await expect(page).toHaveURL(address)
  await expectInView()

  await page.goto('about:blank')
  await open(page, address)
  await expectInView()
})
