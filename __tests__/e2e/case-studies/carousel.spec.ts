import type { Locator, Page } from '@playwright/test'
import { caseStudyPath } from '../../../src/routes/case-study-path'
import { caseStudyWithPictures, content } from '../support/content'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')
const caseStudy = caseStudyWithPictures()
const path = caseStudy ? caseStudyPath(caseStudy.title) : ''
const captions = caseStudy?.showcase?.map(({ caption }) => caption) ?? []

test.skip(!caseStudy, 'No case study has three pictures')

const carousel = (page: Page): Locator => page.getByRole('region', { name: labels.showcase })
const button = (page: Page, name: string): Locator =>
  carousel(page).getByRole('button', { name, exact: true })

/** The caption of the slide in the middle of the carousel. */
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

const scrollToCarousel = (page: Page): Promise<void> =>
  carousel(page).evaluate((root) => {
    const top = root.getBoundingClientRect().top + window.scrollY - 100
    window.scrollTo({ top, behavior: 'instant' })
  })

/** Scrolls there and waits until the slides can be turned. Time runs normally, but can be advanced. */
async function openCarousel(page: Page): Promise<void> {
  await page.clock.install()
  await open(page, path)
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(button(page, labels.next)).toBeVisible()
  await scrollToCarousel(page)
}

/** The accessible name of a slide's link contains the text of its picture. */
const nameOf = (index: number): RegExp =>
  new RegExp((caseStudy?.showcase?.[index]?.imgAlt ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The time between two slides, in ms. */
const delay = 4000

/** Waits longer than React or a turning slide takes. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(600)

/** Advances the clock past the time between two slides, and lets a turning slide finish. */
async function letTimePass(page: Page): Promise<void> {
  // Intersection observers and React report with a delay of their own.
  await settle(page)
  await page.clock.runFor(delay * 1.5)
  await settle(page)
}

/** From here on time passes only when it is advanced. */
const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

test('turns after 4 s, but not under the mouse, in the background or out of view', async ({
  page,
}) => {
  await openCarousel(page)
  await carousel(page).hover()
  await stopClock(page)
  await letTimePass(page)
  await expectInView(page, 0)

  await page.mouse.move(0, 0)
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await letTimePass(page)
  await expectInView(page, 0)
  await setHidden(false)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await letTimePass(page)
  await expectInView(page, 0)

  await scrollToCarousel(page)
  await settle(page)
  await page.clock.runFor(delay - 1)
  await settle(page)
  await expectInView(page, 0)
  // react-slick takes a moment of its own to turn.
  await page.clock.runFor(50)
  await expectInView(page, 1)
})

test('replacing the row by slides moves nothing', async ({ page }) => {
  await recordLayoutShifts(page)
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
  const shifts = await layoutShiftsOn(page)
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
})

test('its buttons turn it in both directions, round the corner, and stop its autoplay', async ({
  page,
}) => {
  await openCarousel(page)
  await button(page, labels.next).click()
  await expectInView(page, 1)
  // Only the slide in view can be reached.
  const reachable = carousel(page).locator('a[href]:not([inert] a)')
  await expect(reachable).toHaveCount(1)
  await expect(reachable).toHaveAccessibleName(nameOf(1))
  await button(page, labels.previous).click()
  await expectInView(page, 0)
  await button(page, labels.previous).click()
  await expectInView(page, -1)
  await page.mouse.move(0, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions.at(-1))
})

test('a drag, a horizontal wheel and a click on a neighbor turn it and open nothing', async ({
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

test('arrow keys turn it, move the focus along and stop its autoplay', async ({ page }) => {
  await openCarousel(page)
  await button(page, labels.stopSlides).focus()
  await page.keyboard.press('Tab')
  await expect(button(page, labels.previous)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(nameOf(0))
  await page.keyboard.press('ArrowRight')
  await expectInView(page, 1)
  await expect(focused).toHaveAccessibleName(nameOf(1))
  await settle(page)
  await page.keyboard.press('ArrowLeft')
  await expectInView(page, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
})

test('the focus alone stops its autoplay; its own control starts and stops it', async ({
  page,
}) => {
  await openCarousel(page)
  await page.keyboard.press('Shift')
  await button(page, labels.next).focus()
  await button(page, labels.next).blur()
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
  await button(page, labels.startSlides).click()
  await page.mouse.move(0, 0)
  await expectInView(page, 1)
  await button(page, labels.stopSlides).click()
  await page.mouse.move(0, 0)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[1])
})

test('the site’s control for motion stops its autoplay', async ({ page }) => {
  await open(page, path)
  await page.getByRole('button', { name: labels.pauseMotion }).last().click()
  await openCarousel(page)
  await letTimePass(page)
  expect(await inView(page)).toBe(captions[0])
  await expect(button(page, labels.stopSlides)).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has no autoplay, but can be turned', async ({ page }) => {
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

  /** Moves a finger across the carousel by a number of pixels. */
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

  test('a swipe turns it and stops its autoplay', async ({ page }) => {
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
