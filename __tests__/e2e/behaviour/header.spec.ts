import type { Locator, Page } from '@playwright/test'
import { label, menus, paths } from '../../fixtures/test-site'
import { addStyles } from '../support/add-styles'
import { openAllDetails } from '../support/open-all-details'
import { expect, expectAccessible, open, openBeforeScripts, test } from '../support/test'

/** A page with little content, which loads fast. */
const lightPath = paths.thankYou
const { services: first, industries: second } = menus

const nav = (page: Page): Locator =>
  page.getByRole('banner').getByRole('navigation', { name: label('mainNavigation') })
const trigger = (page: Page, { title }: { title: string }): Locator =>
  nav(page).locator('summary', { hasText: title })
const firstLink = (page: Page, { link }: { link: string }): Locator =>
  nav(page).locator(`a[href="${link}"]`).first()

/** Expects that this menu is open and no other, or that no menu is open, and that the page is there. */
async function expectOpen(page: Page, menu?: { link: string }): Promise<void> {
  await expect(nav(page).locator('details[open]')).toHaveCount(menu ? 1 : 0)
  if (menu) await expect(firstLink(page, menu)).toBeVisible()
  await expect(page.getByRole('main')).toHaveCSS('content-visibility', 'visible')
}

/** Moves the pointer away from every menu, to the corner of the header. */
const leave = (page: Page): Promise<void> => page.mouse.move(2, 2)

test('the mouse opens a menu after 200 ms, the next one immediately, and closes it after 150 ms; Escape closes it at once', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, lightPath)
  await page.clock.pauseAt(Date.now() + 60_000)
  const pass = (ms: number) => page.clock.runFor(ms)

  await trigger(page, first).hover()
  await pass(199)
  await expectOpen(page)
  await pass(1)
  await expectOpen(page, first)
  await firstLink(page, first).hover()
  await pass(1000)
  await expectOpen(page, first)
  await trigger(page, second).hover()
  await pass(1)
  await expectOpen(page, second)
  await leave(page)
  await pass(149)
  await expectOpen(page, second)
  await pass(1)
  await expectOpen(page)

  // Until 300 ms after the last menu has closed, the next one opens immediately too.
  await pass(250)
  await trigger(page, first).hover()
  await pass(1)
  await expectOpen(page, first)
  await leave(page)
  await pass(150)
  await expectOpen(page)

  // A pointer that only passes opens no menu.
  await pass(300)
  await trigger(page, first).hover()
  await pass(199)
  await leave(page)
  await pass(1000)
  await expectOpen(page)

  // Escape cancels a menu that is about to open, and closes one without the focus.
  await trigger(page, first).hover()
  await pass(100)
  await page.keyboard.press('Escape')
  await pass(1000)
  await expectOpen(page)
  await leave(page)
  await pass(1000)
  await trigger(page, first).hover()
  await pass(200)
  await expectOpen(page, first)
  await page.keyboard.press('Escape')
  await expectOpen(page)
  await expect(trigger(page, first)).not.toBeFocused()
  await leave(page)
  await pass(1000)

  // A click does not close a menu that hovering has opened.
  await trigger(page, first).hover()
  await pass(200)
  await trigger(page, first).click()
  await expectOpen(page, first)
  await trigger(page, first).click()
  await expectOpen(page)
})

test('menus opened or hovered before the scripts have loaded stay open', async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, lightPath)
  await trigger(page, first).click()
  await expectOpen(page, first)
  await trigger(page, second).hover()
  await loadScripts()
  await expect(firstLink(page, second)).toBeVisible()
  await trigger(page, second).click()
  await expectOpen(page, second)
})

test('clicks and keys open one menu at a time; clicks, Escape, leaving and links close it', async ({
  page,
}) => {
  await open(page, lightPath)
  await trigger(page, first).click()
  await expectOpen(page, first)
  await trigger(page, second).click()
  await expectOpen(page, second)
  await trigger(page, second).click()
  await expectOpen(page)
  await trigger(page, first).click()
  await page.mouse.click(2, 2)
  await expectOpen(page)

  for (const key of ['Enter', 'Space']) {
    await trigger(page, first).focus()
    await page.keyboard.press(key)
    await expectOpen(page, first)
    await page.keyboard.press('Tab')
    await expect(nav(page).locator('[open] a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expectOpen(page)
    await expect(trigger(page, first)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expectOpen(page, first)
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).focus()
  await expectOpen(page)

  await trigger(page, second).click()
  await firstLink(page, second).click()
  await expect(page).toHaveURL(second.link)
  await leave(page)
  await expectOpen(page)
})

test('open menus have no axe violation', async ({ page }) => {
  await open(page, lightPath)
  await addStyles(page, '*, ::before, ::after { transition: none !important }')
  for (const menu of await nav(page).locator('summary').all()) {
    await menu.click()
    await expectAccessible(page, 'header')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: label('openMenu') }).click()
  await openAllDetails(page, 'header details')
  await expectAccessible(page)
})

test('the header stays in view, but not in a window as low as at 400 % zoom', async ({ page }) => {
  await page.goto('/')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.setViewportSize({ width: 360, height: 225 })
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('two rows of titles in the header do not cover what is below it', async ({ page }) => {
  await open(page, lightPath)
  const height = () => page.getByRole('banner').evaluate(({ clientHeight }) => clientHeight)
  const before = await height()
  await nav(page)
    .getByRole('listitem')
    .first()
    .evaluate((entry) => {
      entry.innerHTML = '<a href="/">Customer case studies</a>'
      const others = entry.parentElement?.childElementCount ?? 1
      for (let count = others; count < 6; count += 1) entry.after(entry.cloneNode(true))
    })
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await height(), `${width} px`).toBe(before)
  }
})

test('the focus in the bar does not scroll the page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
  await trigger(page, first).focus()
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key)
  await expect(page.locator('header :focus')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu; a second one and one elsewhere close it', async ({ page }) => {
    await open(page, lightPath)
    await trigger(page, first).tap()
    await expectOpen(page, first)
    await trigger(page, first).tap()
    await expectOpen(page)
    await trigger(page, second).tap()
    await expectOpen(page, second)
    await page.touchscreen.tap(2, 2)
    await expectOpen(page)
    await trigger(page, second).tap()
    await firstLink(page, second).tap()
    await expect(page).toHaveURL(second.link)
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
    await firstLink(page, second).click()
    await expect(page).toHaveURL(second.link)
  })
})
