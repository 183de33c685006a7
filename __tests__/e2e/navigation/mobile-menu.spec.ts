import type { Locator, Page } from '@playwright/test'
import { content } from '../support/content'
import { expect, open, openBeforeScripts, test } from '../support/test'

const navigation = content('navigation')
const labels = content('ui-text')
const menu = navigation.main.find((entry) => entry.menu)
const plain = navigation.main.find((entry) => !entry.menu)

if (!menu?.menu || !plain) throw new Error('The small menu is tested with a menu and a plain link')

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

test('the menu opens over the whole page, and its toggle closes it', async ({ page }) => {
  await open(page, '/')
  await expect(link(page, plain)).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  const size = await nav(page).evaluate((element) => {
    const { left, right, bottom } = (element.parentElement ?? element).getBoundingClientRect()
    return { left, right, bottom }
  })
  expect(size).toEqual({ left: 0, right: 360, bottom: 740 })
  await toggle(page).tap()
  await expect(link(page, plain)).toBeHidden()
})

test('opened before the scripts came, it stays open', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/')
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  await arrive()
  await expect(link(page, plain)).toBeVisible()
})

test('its accordions open and close', async ({ page }) => {
  await open(page, '/')
  await toggle(page).tap()
  await accordion(page).tap()
  await expect(link(page, subLink ?? plain)).toBeVisible()
  await accordion(page).tap()
  await expect(link(page, subLink ?? plain)).toBeHidden()
})

test('it closes when a link is chosen, also that of the present page', async ({ page }) => {
  await open(page, '/')
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

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} stays inside, Escape closes and gives the focus back`, async ({ page }) => {
    await open(page, '/')
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(link(page, plain)).toBeVisible()
    const stops = new Set<string>()
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press(key)
      expect(await focusIsInside(page)).toBe(true)
      stops.add((await page.evaluate(() => document.activeElement?.textContent)) ?? '')
    }
    expect(stops.size).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await expect(link(page, plain)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })
}

test('the page behind does not scroll while it is open', async ({ page }) => {
  await open(page, '/')
  const scrolled = async () => {
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 500)
    // Long enough for a scroll to show, had it begun.
    await page.waitForTimeout(300)
    return page.evaluate(() => window.scrollY)
  }
  await toggle(page).tap()
  expect(await scrolled()).toBe(0)
  await toggle(page).tap()
  expect(await scrolled()).toBeGreaterThan(0)
})

/** What takes the focus in so many presses of Tab, outside the header. */
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

const landmarksBehind = (page: Page): Locator =>
  page.getByRole('main').or(page.getByRole('contentinfo'))

test('while it is open the page behind it is hidden from assistive technology', async ({
  page,
}) => {
  await open(page, '/')
  await expect(landmarksBehind(page)).toHaveCount(2)
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(0)
  await expect(page.getByRole('link').filter({ hasText: plain.title })).not.toHaveCount(0)
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(2)
})

test('open in a window that becomes wide, it hides nothing', async ({ page }) => {
  await open(page, '/')
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(landmarksBehind(page)).toHaveCount(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('while it is open no link behind it takes the focus', async ({ page }) => {
    await page.goto('/')
    await toggle(page).tap()
    await expect(link(page, plain)).toBeVisible()
    await expect(landmarksBehind(page)).toHaveCount(0)
    expect(await stopsBehind(page, 40)).toEqual([])
  })

  test('it opens, its accordions open, and its links work', async ({ page }) => {
    await page.goto('/')
    await toggle(page).tap()
    await expect(link(page, plain)).toBeVisible()
    await accordion(page).tap()
    await link(page, subLink ?? plain).tap()
    await expect(page).toHaveURL((subLink ?? plain).link)
    await expect(link(page, plain)).toBeHidden()
  })
})
