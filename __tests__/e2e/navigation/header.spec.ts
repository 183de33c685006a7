import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { thankYouPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { expect, open, openBeforeScripts, test } from '../support/test'

const navigation = content('navigation')
const labels = content('ui-text')
/** A page with little content, which loads fast. */
const lightPath = thankYouPath
const menus = navigation.main.filter(({ menu }) => menu)
const [first, second] = menus

if (!first?.menu || !second?.menu) throw new Error('The header is tested with two menus')

const header = (page: Page): Locator => page.getByRole('banner')
const nav = (page: Page): Locator =>
  header(page).getByRole('navigation', { name: labels.mainNavigation })
const trigger = (page: Page, { title }: { title: string }): Locator =>
  nav(page).locator('summary', { hasText: title })
const openMenus = (page: Page): Locator => nav(page).locator('details[open]')

/** Moves the pointer away from every menu, to the corner of the header. */
const leave = (page: Page): Promise<void> => page.mouse.move(2, 2)

const firstLink = (page: Page, entry: { menu?: 'industries' | 'services' }): Locator =>
  nav(page)
    .getByRole('link', { name: navigation[entry.menu ?? 'services'][0]?.title })
    .first()

test.describe('hovering', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, lightPath)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('opens a menu after 200 ms and closes it 150 ms after the pointer has left', async ({
    page,
  }) => {
    await trigger(page, first).hover()
    await page.clock.runFor(199)
    await expect(openMenus(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(firstLink(page, first)).toBeVisible()
    await firstLink(page, first).hover()
    await page.clock.runFor(1000)
    await expect(firstLink(page, first)).toBeVisible()
    await leave(page)
    await page.clock.runFor(149)
    await expect(openMenus(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(openMenus(page)).toHaveCount(0)

    // A passing pointer opens nothing.
    await page.clock.runFor(1000)
    await trigger(page, first).hover()
    await page.clock.runFor(100)
    await leave(page)
    await page.clock.runFor(1000)
    await expect(openMenus(page)).toHaveCount(0)

    // A click leaves a menu open that hovering has opened.
    await trigger(page, first).hover()
    await page.clock.runFor(200)
    await expect(openMenus(page)).toHaveCount(1)
    await trigger(page, first).click()
    await expect(openMenus(page)).toHaveCount(1)
    await trigger(page, first).click()
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('opens the next menu immediately while one is open, and up to 300 ms after', async ({
    page,
  }) => {
    await trigger(page, first).hover()
    await page.clock.runFor(200)
    await expect(firstLink(page, first)).toBeVisible()
    await trigger(page, second).hover()
    await page.clock.runFor(1)
    await expect(firstLink(page, second)).toBeVisible()
    await expect(openMenus(page)).toHaveCount(1)

    await leave(page)
    await page.clock.runFor(150)
    await expect(openMenus(page)).toHaveCount(0)
    await page.clock.runFor(250)
    await trigger(page, first).hover()
    await page.clock.runFor(1)
    await expect(firstLink(page, first)).toBeVisible()

    await leave(page)
    await page.clock.runFor(150)
    await expect(openMenus(page)).toHaveCount(0)
    await page.clock.runFor(300)
    await trigger(page, first).hover()
    await page.clock.runFor(199)
    await expect(openMenus(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(openMenus(page)).toHaveCount(1)
  })
})

test('menus opened or hovered before the scripts have loaded stay open', async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, lightPath)
  await trigger(page, first).click()
  await expect(firstLink(page, first)).toBeVisible()
  await trigger(page, second).hover()
  await loadScripts()
  await expect(firstLink(page, second)).toBeVisible()
  await trigger(page, second).click()
  await expect(openMenus(page)).toHaveCount(1)
})

test('a click opens one menu at a time; a second click, one elsewhere and a link close it', async ({
  page,
}) => {
  await open(page, lightPath)
  await trigger(page, first).click()
  await expect(firstLink(page, first)).toBeVisible()
  await trigger(page, second).click()
  await expect(firstLink(page, second)).toBeVisible()
  await expect(openMenus(page)).toHaveCount(1)
  await trigger(page, second).click()
  await expect(openMenus(page)).toHaveCount(0)
  await trigger(page, first).click()
  await expect(openMenus(page)).toHaveCount(1)
  await page.mouse.click(2, 2)
  await expect(openMenus(page)).toHaveCount(0)

  await trigger(page, second).click()
  const link = firstLink(page, second)
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
  await leave(page)
  await expect(openMenus(page)).toHaveCount(0)
})

test('keyboard: Enter and Space open, Tab goes in, Escape and leaving close', async ({ page }) => {
  await open(page, lightPath)
  for (const key of ['Enter', 'Space']) {
    await trigger(page, first).focus()
    await page.keyboard.press(key)
    await expect(firstLink(page, first)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(firstLink(page, first)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(trigger(page, first)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(openMenus(page)).toHaveCount(1)
  await header(page).getByRole('link', { name: navigation.contact.title }).focus()
  await expect(openMenus(page)).toHaveCount(0)
})

/** The colors at the window's left edge, just above and below the lower edge of the header. */
async function colorsAtTheEdge(page: Page): Promise<number[][]> {
  const height = await header(page).evaluate((bar) => bar.getBoundingClientRect().height)
  const { data, info } = await sharp(
    await page.screenshot({ clip: { x: 0, y: 0, width: 20, height: 120 } }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [height - 6, height + 6].map((y) => {
    const at = (Math.round(y) * info.width + 8) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}

test('header and page have the same background at every scroll position', async ({ page }) => {
  await page.goto('/')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    for (const top of [0, 60, 300, 900, 2000]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      const difference = async () => {
        const [above = [], below = []] = await colorsAtTheEdge(page)
        return Math.max(...above.map((part, index) => Math.abs(part - (below[index] ?? 0))))
      }
      await expect.poll(difference, `${width} px wide, at ${top} px`).toBeLessThan(8)
    }
  }
})

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu; a second one and one elsewhere close it', async ({ page }) => {
    await open(page, lightPath)
    await trigger(page, first).tap()
    await expect(firstLink(page, first)).toBeVisible()
    await trigger(page, first).tap()
    await expect(openMenus(page)).toHaveCount(0)
    await trigger(page, second).tap()
    await expect(firstLink(page, second)).toBeVisible()
    await page.touchscreen.tap(2, 2)
    await expect(openMenus(page)).toHaveCount(0)
    await trigger(page, second).tap()
    await firstLink(page, second).tap()
    await expect(page).not.toHaveURL(lightPath)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open by click and keyboard, and their links work', async ({ page }) => {
    await page.goto(lightPath)
    await trigger(page, first).click()
    await expect(firstLink(page, first)).toBeVisible()
    await trigger(page, second).focus()
    await page.keyboard.press('Enter')
    await expect(firstLink(page, second)).toBeVisible()
    const href = await firstLink(page, second).getAttribute('href')
    await firstLink(page, second).click()
    await expect(page).toHaveURL(href ?? '')
    await header(page).getByRole('link', { name: navigation.contact.title }).click()
    await expect(page).toHaveURL(navigation.contact.link)
  })
})
