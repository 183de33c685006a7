import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { content } from '../support/content'
import { expect, open, openBeforeScripts, test } from '../support/test'

const navigation = content('navigation')
const labels = content('ui-text')
const menus = navigation.main.filter(({ menu }) => menu)
const [first, second] = menus

if (!first?.menu || !second?.menu) throw new Error('The header is tested with two menus')

const header = (page: Page): Locator => page.getByRole('banner')
const nav = (page: Page): Locator =>
  header(page).getByRole('navigation', { name: labels.mainNavigation })
const trigger = (page: Page, { title }: { title: string }): Locator =>
  nav(page).locator('summary', { hasText: title })
const disclosure = (page: Page, { title }: { title: string }): Locator =>
  nav(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) })
const openMenus = (page: Page): Locator => nav(page).locator('details[open]')

/** Away from every menu: the corner of the page, over the bar. */
const leave = (page: Page): Promise<void> => page.mouse.move(2, 2)

const firstLink = (page: Page, entry: { menu?: 'industries' | 'services' }): Locator =>
  nav(page)
    .getByRole('link', { name: navigation[entry.menu ?? 'services'][0]?.title })
    .first()

test('every page of the menus is in its panel, with the additional services', async ({ page }) => {
  await open(page, '/')
  for (const menu of menus) {
    await trigger(page, menu).click()
    const groups = navigation[menu.menu ?? 'services']
    const extra = menu.menu === 'services' ? navigation.additionalServices.links : []
    const expected = [...groups.flatMap((group) => [group, ...(group.subMenu ?? [])]), ...extra]
    const links = disclosure(page, menu).getByRole('link')
    await expect(links).not.toHaveCount(0)
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(shown).toEqual(expect.arrayContaining(expected.map(({ link }) => link)))
    await trigger(page, menu).click()
  }
})

test.describe('hovering', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await open(page, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('a menu opens after 200 ms and closes 150 ms after it was left', async ({ page }) => {
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
  })

  test('a passing pointer opens nothing', async ({ page }) => {
    await trigger(page, first).hover()
    await page.clock.runFor(100)
    await leave(page)
    await page.clock.runFor(1000)
    await expect(openMenus(page)).toHaveCount(0)
  })

  test('the next menu opens at once while one is open, and up to 300 ms after', async ({
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

  test('a click on a menu that hovering opened leaves it open', async ({ page }) => {
    await trigger(page, first).hover()
    await page.clock.runFor(200)
    await expect(openMenus(page)).toHaveCount(1)
    await trigger(page, first).click()
    await expect(openMenus(page)).toHaveCount(1)
    await trigger(page, first).click()
    await expect(openMenus(page)).toHaveCount(0)
  })
})

test('a hover that began before the scripts arrived opens the menu', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/')
  await trigger(page, first).hover()
  await arrive()
  await expect(firstLink(page, first)).toBeVisible()
  await trigger(page, first).click()
  await expect(openMenus(page)).toHaveCount(1)
})

test('a click opens and closes, one menu at a time; a click elsewhere closes', async ({ page }) => {
  await open(page, '/')
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
})

test('a menu that was opened before the scripts came stays open', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/')
  await trigger(page, first).click()
  await expect(firstLink(page, first)).toBeVisible()
  await arrive()
  await expect(firstLink(page, first)).toBeVisible()
})

test('a chosen link leads there and closes the menu', async ({ page }) => {
  await open(page, '/')
  await trigger(page, second).click()
  const link = firstLink(page, second)
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(href ?? '')
  await leave(page)
  await expect(openMenus(page)).toHaveCount(0)
})

test('keyboard: Enter and Space open, Tab goes in, Escape closes and gives the focus back', async ({
  page,
}) => {
  await open(page, '/')
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
})

test('keyboard: a menu closes when the focus leaves the navigation', async ({ page }) => {
  await open(page, '/')
  await trigger(page, first).focus()
  await page.keyboard.press('Enter')
  await expect(openMenus(page)).toHaveCount(1)
  await header(page).getByRole('link', { name: navigation.contact.title }).focus()
  await expect(openMenus(page)).toHaveCount(0)
})

/** The colours at the window's left edge, just above and just below the lower edge of the bar. */
async function aroundTheEdge(page: Page): Promise<number[][]> {
  const height = await header(page).evaluate((bar) => bar.getBoundingClientRect().height)
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [height - 6, height + 6].map((y) => {
    const at = (Math.round(y) * info.width + 8) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}

for (const width of [360, 1440]) {
  test(`${width} px wide, bar and page show the same light wherever the page is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    for (const top of [0, 60, 300, 900, 2000]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      const difference = async () => {
        const [bar = [], below = []] = await aroundTheEdge(page)
        return Math.max(...bar.map((part, index) => Math.abs(part - (below[index] ?? 0))))
      }
      await expect.poll(difference).toBeLessThan(8)
    }
  })
}

test.describe('touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens, a second one closes, one elsewhere closes as well', async ({ page }) => {
    await open(page, '/')
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
    await expect(page).not.toHaveURL('/')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menus open by click and keyboard, and their links work', async ({ page }) => {
    await page.goto('/')
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
