import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/site/addresses'
import { label, paths } from '../../fixtures/test-site'
import { settleObservers } from '../support/frames'
import { navigate, scrollTo } from '../support/navigate'
import { expect, open, test } from '../support/test'

const slowPath = '/services/web/'

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()
const progressBar = (page: Page) => page.getByRole('progressbar', { name: label('loadingPage') })

/** Delays the data of a page until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => Promise<void>> {
  let allow = (): void => undefined
  const allowed = new Promise<void>((resolve) => (allow = resolve))
  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    await allowed
    await route.continue()
  })
  return async () => {
    allow()
    await page.waitForFunction((loaded) => {
      const { ___loader } = window as unknown as {
        ___loader: { loadPageSync: (path: string) => unknown }
      }
      return ___loader.loadPageSync(loaded)
    }, path)
    await settleObservers(page)
  }
}

test('a page that loads after Back is not shown', async ({ page }) => {
  const release = await holdBack(page, slowPath)
  await open(page, paths.company)
  await navigate(page, paths.services)
  await expect(page).toHaveURL(paths.services)
  await link(page, slowPath).click()
  await expect(progressBar(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(paths.company)
  await expect(progressBar(page)).toBeHidden()
  await release()
  await expect(page).toHaveURL(paths.company)
})

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls, and waits until Gatsby has saved the position, which it does in a later frame. */
async function leaveAt(page: Page, top: number): Promise<void> {
  await scrollTo(page, top)
  await page.waitForFunction(
    (y) =>
      Object.entries(sessionStorage).some(
        ([key, value]) => key.startsWith('@@scroll') && value === String(y),
      ),
    top,
  )
}

test('a new page starts at its top; Back and Forward restore the scroll position', async ({
  page,
}) => {
  await open(page, homePath)
  await leaveAt(page, 700)
  const box = await page
    .getByRole('banner')
    .locator(`a[href="${paths.caseStudies}"]:visible`)
    .first()
    .boundingBox()
  // Not click(), which scrolls the page to the static position of a sticky header.
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await expect(page).toHaveURL(paths.caseStudies)
  await expect.poll(() => scrollY(page)).toBe(0)
  await leaveAt(page, 150)
  await page.goBack()
  await expect(page).toHaveURL(homePath)
  await expect.poll(() => scrollY(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL(paths.caseStudies)
  await expect.poll(() => scrollY(page)).toBe(150)
})

test('a link and an address with an anchor scroll there', async ({ page }) => {
  const id = 'ending'
  const address = `${paths.company}contract/#${id}`
  /** Expects that the start of the element is in the window, and not under the header. */
  const expectInView = (): Promise<void> =>
    expect
      .poll(async () => {
        const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
        const { y = -1 } = (await page.locator(`[id="${id}"]`).boundingBox()) ?? {}
        return y >= height && y < 800
      })
      .toBe(true)
  await open(page, paths.services)
  await scrollTo(page, 700)
  await navigate(page, address)
  await expect(page).toHaveURL(address)
  await expectInView()

  await page.goto('about:blank')
  await open(page, address)
  await expectInView()
})
