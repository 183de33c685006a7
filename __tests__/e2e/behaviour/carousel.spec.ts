import type { Page } from '@playwright/test'
import { label } from '../../fixtures/test-site'
import {
  button,
  carousel,
  openCarousel,
  path,
  pictures,
  reachableLinks,
  scrollToCarousel,
  showCarousel,
} from '../support/case-study-carousel'
import { settleObservers } from '../support/frames'
import { layoutShiftsOn } from '../support/layout-shifts'
import { expect, test, waitForScripts, wakeIslands } from '../support/test'

/** Expects that a slide is in the middle of the carousel. */
const expectInView = (page: Page, index: number): Promise<void> =>
  expect
    .poll(() =>
      carousel(page).evaluate((root) => {
        const { left, width } = root.getBoundingClientRect()
        const middle = left + width / 2
        const figure = [...root.querySelectorAll('figure')].find((slide) => {
          const box = slide.getBoundingClientRect()
          return box.left < middle && middle < box.right
        })
        return figure?.querySelector('figcaption')?.textContent
      }),
    )
    .toBe(pictures.at(index)?.caption)

/** The time between two slides, in ms. */
const delay = 4000

/** Waits until a slide has stopped moving, for react-slick as well, which knows by a timer. */
async function settle(page: Page): Promise<void> {
  await settleObservers(page)
  await page.clock.runFor(600)
  await expect
    .poll(() => carousel(page).evaluate((root) => root.getAnimations({ subtree: true }).length))
    .toBe(0)
}

/** Expects the same slide after the time between two slides has passed. */
async function expectPaused(page: Page, index: number): Promise<void> {
  await settleObservers(page)
  await page.clock.runFor(delay * 1.5)
  await settle(page)
  await expectInView(page, index)
}

test('advances after 4 s, but not under the mouse, in the background or out of view', async ({
  page,
}) => {
  await page.clock.install()
  await openCarousel(page)
  await carousel(page).hover()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await expectPaused(page, 0)

  await page.mouse.move(0, 0)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await expectPaused(page, 0)
  await setHidden(false)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectPaused(page, 0)

  await scrollToCarousel(page)
  await settleObservers(page)
  await page.clock.runFor(delay - 1)
  await settleObservers(page)
  await expectInView(page, 0)
  // The animation of react-slick takes a moment.
  await page.clock.runFor(50)
  await expectInView(page, 1)
})

test('keeps the focus while the keyboard moves through the row, and is replaced after it', async ({
  page,
}) => {
  await page.goto(path)
  await waitForScripts(page)
  const row = carousel(page).getByRole('group', { name: label('showcase'), exact: true })
  await row.focus()
  // The script of the slides has loaded.
  await page.waitForLoadState('networkidle')
  for (const link of await row.getByRole('link').all()) {
    await page.keyboard.press('Tab')
    await settleObservers(page)
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(button(page, label('next'))).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('replacing the row by slides causes no layout shift', async ({ page }) => {
  const box = () =>
    carousel(page)
      .getByRole('group', { name: pictures[0]?.caption })
      .first()
      .evaluate((slide) => {
        const { left, top, width, height } = slide.getBoundingClientRect()
        return [left, top + window.scrollY, width, height]
      })
  await page.goto(path)
  const before = await box()
  // In the same page: one that is loaded again has the typeface in the cache, and may break lines elsewhere.
  await wakeIslands(page)
  await showCarousel(page)
  // react-slick rounds to whole pixels.
  const moved = (await box()).map((value, side) => Math.abs(value - (before[side] ?? 0)))
  expect(Math.max(...moved)).toBeLessThanOrEqual(1)
  const shifts = await layoutShiftsOn(page)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
})

test('a picture in portrait orientation fits in the window', async ({ page }) => {
  await openCarousel(page)
  const picture = carousel(page).locator('.slick-active img')
  await picture.evaluate((image) => {
    image.removeAttribute('srcset')
    image.style.aspectRatio = '1 / 3'
  })
  const height = await picture.evaluate((image) => image.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(300)
  expect(height).toBeLessThanOrEqual(800)
})

test('buttons, arrow keys, drags, the wheel and clicks on a neighbor turn it and stop its autoplay', async ({
  page,
}) => {
  await page.clock.install()
  await openCarousel(page)
  await button(page, label('next')).click()
  await expectInView(page, 1)
  await expect(reachableLinks(page)).toHaveCount(1)
  await button(page, label('previous')).click()
  await expectInView(page, 0)
  await button(page, label('previous')).click()
  await expectInView(page, -1)
  await page.mouse.move(0, 0)
  await expectPaused(page, -1)

  await reachableLinks(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectInView(page, 0)
  const focused = carousel(page).locator('a:focus')
  await expect(focused.getByRole('img', { name: pictures[0]?.imgAlt })).toHaveCount(1)
  await settle(page)

  const picture = reachableLinks(page).getByRole('img')
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - width / 3, middle.y, { steps: 10 })
  await page.mouse.up()
  await expectInView(page, 1)
  await settle(page)
  await page.mouse.wheel(120, 0)
  await expectInView(page, 2)
  await settle(page)
  // What shows of the neighbor at the left.
  await page.mouse.click(x - 30, middle.y)
  await expectInView(page, 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the focus alone stops its autoplay; its own control and that of the site start and stop it', async ({
  page,
}) => {
  await page.clock.install()
  await openCarousel(page)
  await page.keyboard.press('Shift')
  await button(page, label('next')).focus()
  await button(page, label('next')).blur()
  await expectPaused(page, 0)
  await button(page, label('startSlides')).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(delay)
  await expectInView(page, 1)
  await button(page, label('stopSlides')).click()
  await page.mouse.move(0, 0)
  await expectPaused(page, 1)
  await page
    .getByRole('button', { name: label('pauseMotion') })
    .last()
    .click()
  await expect(button(page, label('startSlides'))).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Fingers are moved by DevTools')

  /** Moves a finger across the carousel by a number of pixels. */
  async function swipe(page: Page, by: number): Promise<void> {
    const { y = 0, height = 0 } =
      (await carousel(page).getByRole('img').first().boundingBox()) ?? {}
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: y + height / 2 }],
      })
    const start = 195 - by / 2
    await touch('touchStart', start)
    for (let step = 1; step <= 10; step++) await touch('touchMove', start + (by * step) / 10)
    await touch('touchEnd')
  }

  test('a swipe turns it, stops its autoplay and opens nothing', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    await swipe(page, -200)
    await expectInView(page, 1)
    await settle(page)
    await swipe(page, 200)
    await expectInView(page, 0)
    await expectPaused(page, 0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a row that scrolls, and its pictures open as files', async ({ page }) => {
    await page.goto(path)
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    const links = carousel(page).getByRole('link')
    await expect(links).toHaveCount(pictures.length)
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport({ ratio: 0.9 })
    const response = await page.goto((await links.last().getAttribute('href')) ?? '')
    expect(response?.headers()['content-type']).toMatch(/^image\//)
  })
})
