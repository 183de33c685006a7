import type { Locator, Page } from '@playwright/test'
import { label, menus, paths } from '../../fixtures/test-site'
import { paintFrames } from '../support/frames'
import { expect, open, openBeforeScripts, test } from '../support/test'

/** A page with little content, which loads fast. */
const lightPath = paths.thankYou
const menu = menus.services
/** The link without a menu. */
const plain = { title: 'Case Studies', link: paths.caseStudies }

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const screen = (page: Page): Locator => page.getByRole('banner').locator('[popover]')
const toggle = (page: Page): Locator => page.getByRole('banner').getByRole('button')
const accordion = (page: Page): Locator => screen(page).locator('summary', { hasText: menu.title })
const link = (page: Page, { link: href }: { link: string }): Locator =>
  screen(page).locator(`nav a[href="${href}"]`).first()
const landmarksBehind = (page: Page): Locator =>
  page.getByRole('main').or(page.getByRole('contentinfo'))

test('covers the window and hides the page; its accordions, links and toggle close it', async ({
  page,
}) => {
  await open(page, lightPath)
  await expect(link(page, plain)).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  const edges = await link(page, plain).evaluate((element) => {
    const panel = element.closest('[popover]')
    const { left, right, bottom } = panel?.getBoundingClientRect() ?? {}
    return { left, right, bottom }
  })
  expect(edges).toEqual({ left: 0, right: 360, bottom: 740 })
  await accordion(page).tap()
  await expect(link(page, menu)).toBeVisible()
  await accordion(page).tap()
  await expect(link(page, menu)).toBeHidden()
  await toggle(page).tap()
  await expect(link(page, plain)).toBeHidden()

  // The second time, the link leads to the current page.
  for (let visit = 0; visit < 2; visit += 1) {
    await toggle(page).tap()
    await link(page, plain).tap()
    await expect(page).toHaveURL(plain.link)
    await expect(link(page, plain)).toBeHidden()
    // The page that follows its address closes the menu, too.
    await expect(link(page, plain)).toHaveAttribute('aria-current', 'page')
  }
})

test('its button closes it with text of double size and a long name of the site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, lightPath)
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'))
  const home = page.getByRole('banner').getByRole('link').first()
  await home.evaluate((element) => element.append(' Softwareentwicklung'))
  await toggle(page).tap()
  await expect(link(page, plain)).toBeVisible()
  // What covers the button is tapped in its place, and playwright waits.
  await toggle(page).tap()
  await expect(link(page, plain)).toBeHidden()
})

test('stays open when it was opened before the scripts have loaded', async ({ page }) => {
  const loadScripts = await openBeforeScripts(page, lightPath)
  await toggle(page).tap()
  await loadScripts()
  await expect(link(page, plain)).toBeVisible()
})

test('its button names what it does; Escape closes it and restores the focus', async ({ page }) => {
  await open(page, lightPath)
  await expect(toggle(page)).toHaveAccessibleName(label('openMenu'))
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await expect(toggle(page)).toHaveAccessibleName(label('closeMenu'))
  await page.keyboard.press('Tab')
  await expect(screen(page).locator('a, summary').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(page, plain)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await toggle(page).tap()
  await toggle(page).blur()
  await page.keyboard.press('Escape')
  await expect(link(page, plain)).toBeHidden()
})

test('hides the page behind it and stops its scrolling, unless the window becomes wide', async ({
  page,
}) => {
  await open(page, paths.contact)
  /** Turns the wheel, and waits until a scroll would have started. */
  const scroll = async () => {
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 500)
    await paintFrames(page, 10)
    return page.evaluate(() => window.scrollY)
  }
  await toggle(page).tap()
  await expect(landmarksBehind(page)).toHaveCount(0)
  await expect(page.getByRole('link').filter({ hasText: plain.title })).not.toHaveCount(0)
  expect(await scroll()).toBe(0)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(landmarksBehind(page)).toHaveCount(2)
  expect(await scroll()).toBeGreaterThan(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no link behind it gets the focus, its accordions open, and its links work', async ({
    page,
  }) => {
    await page.goto(lightPath)
    await toggle(page).tap()
    await expect(link(page, plain)).toBeVisible()
    await expect(landmarksBehind(page)).toHaveCount(0)
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('main :focus, footer :focus')).toHaveCount(0)
    }
    await accordion(page).tap()
    await link(page, menu).tap()
    await expect(page).toHaveURL(menu.link)
    await expect(link(page, plain)).toBeHidden()
  })
})
