import type { Locator, Page } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudyWithPictures, content } from '../support/content'
import { shiftsOn, watchShifts } from '../support/layout-shifts'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')
const work = caseStudyWithPictures()
const path = work ? caseStudyPath(work.title) : ''
const captions = work?.showcase?.map(({ caption }) => caption) ?? []

test.skip(!work, 'No case study has three pictures')

const carousel = (page: Page): Locator => page.getByRole('region', { name: labels.showcase })
const button = (page: Page, name: string): Locator =>
  carousel(page).getByRole('button', { name, exact: true })

/** The caption in the middle of the carousel: what a visitor sees. */
const inView = (page: Page): Promise<string | undefined> =>
  carousel(page).evaluate((root) => {
    const { left, width } = root.getBoundingClientRect()
    const middle = left + width / 2
    const captions = [...root.querySelectorAll('figcaption')]
    const box = (caption: Element) => caption.closest('figure')?.getBoundingClientRect()
    return captions.find((caption) => {
      const { left: from = 0, right: to = 0 } = box(caption) ?? {}
      return from < middle && middle < to
    })?.textContent
  })

const expectInView = (page: Page, index: number): Promise<void> =>
  expect.poll(() => inView(page)).toBe(captions.at(index))

/** Scrolls there and waits until the slides can be turned. Time runs as ever, but can be moved on. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(button(page, labels.next)).toBeVisible()
  await carousel(page).evaluate((root) => {
    const top = root.getBoundingClientRect().top + window.scrollY - 100
    window.scrollTo({ top, behavior: 'instant' })
  })
}

/** How long a slide stays by itself, in ms. */
const delay = 4000

/** Longer than React or a turning slide takes, in ms. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(700)

/** Moves the time on, farther than a slide stays by itself, and gives one that turned time to show. */
async function letTimePass(page: Page): Promise<void> {
  // The browser tells what is in the window, and React what was pressed, in their own time.
  await settle(page)
  await page.clock.runFor(delay * 1.5)
  await settle(page)
}

/** From here on time passes only when it is moved on. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

test('moves by itself after 4 s, and waits under the mouse', async ({ page }) => {
  await openCarousel(page)
  await carousel(page).hover()
  await stopClock(page)
  await letTimePass(page)
  await expectInView(page, 0)
  await page.mouse.move(0, 0)
  await settle(page)
  await page.clock.runFor(delay - 1)
  await settle(page)
  await expectInView(page, 0)
  // react-slick turns in a moment of its own.
  await page.clock.runFor(50)
  await expectInView(page, 1)
})

test('waits while its tab is in the background', async ({ page }) => {
  await openCarousel(page)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await letTimePass(page)
  await expectInView(page, 0)
  await setHidden(false)
  await expectInView(page, 1)
})

test('taking the row over moves nothing', async ({ page }) => {
  await watchShifts(page)
  const box = () =>
    carousel(page)
      .getByRole('group', { name: captions[0] })
      .first()
      .evaluate((slide) => {
        const { left, top, width, height } = slide.getBoundingClientRect()
        return [left, top + window.scrollY, width, height]
      })
  await page.goto(path)
  const before = await box()
  await openCarousel(page)
  // react-slick knows whole pixels only.
  const moved = (await box()).map((value, side) => Math.abs(value - (before[side] ?? 0)))
  expect(Math.max(...moved)).toBeLessThanOrEqual(1)
  const shifts = await shiftsOn(page)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
})

test('the mouse turns it on and back, round the corner, and stops it for good', async ({
  page,
}) => {
  await openCarousel(page)
  await button(page, labels.next).click()
  await expectInView(page, 1)
  await button(page, labels.previous).click()
  await expectInView(page, 0)
  await button(page, labels.previous).click()
  await expectInView(page, -1)
  await page.mouse.move(0, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions.at(-1))
})

test('a drag, a horizontal wheel and a click on a neighbour turn it and open nothing', async ({
  page,
}) => {
  await openCarousel(page)
  const current = carousel(page).locator('a[href]:not([inert] a)').getByRole('img')
  const { x = 0, y = 0, width = 0, height = 0 } = (await current.boundingBox()) ?? {}
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
  await page.mouse.click(x - 40, middle.y)
  await expectInView(page, 1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('only what is in view can be reached', async ({ page }) => {
  await openCarousel(page)
  await button(page, labels.next).click()
  await expectInView(page, 1)
  const reachable = carousel(page).locator('a[href]:not([inert] a)')
  await expect(reachable).toHaveCount(1)
  await expect(reachable).toHaveAccessibleName(new RegExp(escaped(work?.showcase?.[1]?.imgAlt)))
})

const escaped = (text = ''): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('the keyboard turns it, takes the focus along and stops it for good', async ({ page }) => {
  await openCarousel(page)
  await button(page, labels.stopSlides).focus()
  await page.keyboard.press('Tab')
  await expect(button(page, labels.previous)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(new RegExp(escaped(work?.showcase?.[0]?.imgAlt)))
  await page.keyboard.press('ArrowRight')
  await expectInView(page, 1)
  await expect(focused).toHaveAccessibleName(new RegExp(escaped(work?.showcase?.[1]?.imgAlt)))
  await settle(page)
  await page.keyboard.press('ArrowLeft')
  await expectInView(page, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
})

test('the focus alone stops it for good', async ({ page }) => {
  await openCarousel(page)
  await page.keyboard.press('Shift')
  await button(page, labels.next).focus()
  await button(page, labels.next).blur()
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
})

test('its own control stops it and lets it go on', async ({ page }) => {
  await openCarousel(page)
  await button(page, labels.stopSlides).click()
  await page.mouse.move(0, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
  await button(page, labels.startSlides).click()
  await page.mouse.move(0, 0)
  await expectInView(page, 1)
})

test('waits while it is out of view', async ({ page }) => {
  await openCarousel(page)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
})

test("obeys the site's switch for motion", async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: labels.pauseMotion }).last().click()
  await openCarousel(page)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
  await expect(button(page, labels.stopSlides)).toHaveCount(0)
})

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('never moves by itself, but can be turned', async ({ page }) => {
    await openCarousel(page)
    await letTimePass(page)
    expect(await inView(page)).toBe(captions[0])
    await expect(button(page, labels.stopSlides)).toHaveCount(0)
    await button(page, labels.next).click()
    await expectInView(page, 1)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Fingers are moved by DevTools')

  /** A finger that moves across the carousel by so many pixels. */
  async function swipe(page: Page, by: number): Promise<void> {
    const box = await carousel(page).getByRole('img').first().boundingBox()
    const { y = 0, height = 0 } = box ?? {}
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

  test('a swipe turns it and stops it for good', async ({ page }) => {
    await openCarousel(page)
    await swipe(page, -200)
    await expectInView(page, 1)
    await settle(page)
    await swipe(page, 200)
    await expectInView(page, 0)
    await letTimePass(page)
    expect(await inView(page)).toBe(captions[0])
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is a row that scrolls, and its pictures open as files', async ({ page }) => {
    await page.goto(path)
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    const pictures = carousel(page).getByRole('link')
    await expect(pictures).toHaveCount(captions.length)
    await pictures.last().scrollIntoViewIfNeeded()
    await expect(pictures.last()).toBeInViewport({ ratio: 0.9 })
    const response = await page.goto((await pictures.last().getAttribute('href')) ?? '')
    expect(response?.headers()['content-type']).toMatch(/^image\//)
  })
})
