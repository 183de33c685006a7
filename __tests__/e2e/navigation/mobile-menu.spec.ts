import type { Locator, Page } from '@playwright/test'
import { contactPath, thankYouPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { expect, open, openBeforeScripts, test } from '../support/test'

const navigation = content('navigation')
const labels = content('ui-text')
/** A page with little content, which loads fast. */
const lightPath = thankYouPath
const menu = navigation.main.find((entry) => entry.menu)
const plain = navigation.main.find((entry) => !entry.menu)

if (!menu?.menu || !plain) throw new Error('The mobile menu is tested with a menu and a plain link')

const subLink = navigation[menu.menu][0]

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const toggle = (page: Page): Locator =>
  page.getByRole('banner').locator('summary:visible').filter({ hasText: labels.openMenu })
const screen = (page: Page): Locator =>
  page.getByRole('banner').locator('details').filter({ hasText: labels.openMenu }).first()
const nav = (page: Page): Locator =>
  screen(page).getByRole('navigation', { name: labels.mainNavigation })
const accordion = (page: Page): Locator => nav(page).locator('summary', { hasText: menu.title })
const link = (page: Page, { link: href }: { link: string }): Locator =>
  nav(page).locator(`a[href="${href}"]`).first()

const focusIsInside = (page: Page): Promise<boolean> =>
  screen(page).evaluate((element) => element.contains(document.activeElement))

test('covers the window; its accordions open and close, links and the toggle close it', async ({
  page,
}) => {
  await open(page, lightPath)
  await expect(link(page, plain)).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  const edges = await nav(page).evaluate((element) => {
    const { left, right, bottom } = (element.parentElement ?? element).getBoundingClientRect()
    return { left, right, bottom }
  })
  expect(edges).toEqual({ left: 0, right: 360, bottom: 740 })
  await accordion(page).tap()
  await expect(link(page, subLink ?? plain)).toBeVisible()
  await accordion(page).tap()
  await expect(link(page, subLink ?? plain)).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, plain)).toBeHidden()

  // The second time the link leads to the present page.
  for (let visit = 0; visit < 2; visit += 1) {
    await toggle(page).tap()
    await link(page, plain).tap()
    await expect(page).toHaveURL(plain.link)
    await expect(link(page, plain)).toBeHidden()
  }
  await toggle(page).tap()
  await accordion(page).tap()
  await link(page, subLink ?? plain).tap()
  await expect(page).toHaveURL((subLink ?? plain).link)
  await expect(link(page, plain)).toBeHidden()
})

test('stays open when it was opened before the scripts have loaded', async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, lightPath)
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  await loadScripts()
  await expect(link(page, plain)).toBeVisible()
})

test('Tab and Shift+Tab stay inside; Escape closes and restores the focus', async ({ page }) => {
  await open(page, lightPath)
  for (const key of ['Tab', 'Shift+Tab']) {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(link(page, plain)).toBeVisible()
    const stops = new Set<string>()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key)
      expect(await focusIsInside(page), key).toBe(true)
      stops.add((await page.evaluate(() => document.activeElement?.textContent)) ?? '')
    }
    expect(stops.size).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await expect(link(page, plain)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  }
})

const landmarksBehind = (page: Page): Locator =>
  page.getByRole('main').or(page.getByRole('contentinfo'))

test('hides the page behind it and stops its scrolling, unless the window becomes wide', async ({
  page,
}) => {
  await open(page, contactPath)
  const scroll = async () => {
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 500)
    // Long enough for a scroll to begin.
    await page.waitForTimeout(300)
    return page.evaluate(() => window.scrollY)
  }
  await expect(landmarksBehind(page)).toHaveCount(2)
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(0)
  await expect(page.getByRole('link').filter({ hasText: plain.title })).not.toHaveCount(0)
  expect(await scroll()).toBe(0)
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(2)
  expect(await scroll()).toBeGreaterThan(0)

  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(landmarksBehind(page)).toHaveCount(2)
})

/** The elements outside the header that get the focus in a number of presses of Tab. */
async function stopsBehind(page: Page, presses: number): Promise<string[]> {
  const stops: string[] = []
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.closest('header, body > :not(#___gatsby)') ||
        activeElement === document.body
        ? ''
        : (activeElement?.outerHTML.slice(0, 80) ?? '')
    })
    if (stop) stops.push(stop)
  }
  return stops
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no link behind it gets the focus, its accordions open, and its links work', async ({
    page,
  }) => {
    await page.goto(lightPath)
    await toggle(page).tap()
    await expect(link(page, plain)).toBeVisible()
    await expect(landmarksBehind(page)).toHaveCount(0)
    expect(await stopsBehind(page, 40)).toEqual([])
    await accordion(page).tap()
    await link(page, subLink ?? plain).tap()
    await expect(page).toHaveURL((subLink ?? plain).link)
    await expect(link(page, plain)).toBeHidden()
  })
})
