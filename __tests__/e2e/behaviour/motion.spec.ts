import type { Locator, Page } from '@playwright/test'
import { home } from '../../fixtures/single-pages'
import { label } from '../../fixtures/test-site'
import { expect, open, test, wakeIslands } from '../support/test'

const { steps } = home.approach
/** The names of the logos in the first row that moves. */
const logos = ['Client one', 'Client two']

const pauseMotion = label('pauseMotion')
const resumeMotion = label('resumeMotion')

/** Expects that an element moves in each frame, or in none. */
const expectMoving = (element: Locator, moving: boolean): Promise<void> =>
  expect
    .poll(() =>
      element.evaluate(async (node) => {
        const places = new Set<number>()
        for (let frame = 0; frame < 8; frame += 1) {
          await new Promise(requestAnimationFrame)
          places.add(node.getBoundingClientRect().x)
        }
        return places.size
      }),
    )
    .toBe(moving ? 8 : 1)

/** How many endless animations are running. */
const runningAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            effect?.getTiming().iterations === Infinity,
        ).length,
  )

const row = (page: Page): Locator => page.getByRole('group', { name: home.clients.title })
const logo = (page: Page): Locator => row(page).getByAltText('Client one').first()

test('the row of logos pauses under the mouse and with the focus; one control pauses all rows for the whole visit', async ({
  page,
}) => {
  await open(page, '/')
  await row(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page), true)
  await row(page).hover()
  await expectMoving(logo(page), false)
  await page.mouse.move(0, 0)
  await expectMoving(logo(page), true)
  await page.keyboard.press('Shift')
  await row(page).focus()
  await expectMoving(logo(page), false)
  await row(page).blur()

  await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: pauseMotion }).first().click()
  await page.mouse.move(0, 0)
  await expect.poll(() => runningAnimations(page)).toBe(0)
  await page.reload()
  await wakeIslands(page)
  await row(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page), false)
  await page.getByRole('button', { name: resumeMotion }).first().click()
  await page.mouse.move(0, 0)
  await row(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page), true)
})

const step = (page: Page): Locator => page.getByRole('heading', { name: steps[0]?.title })

/** The opacity of an element, including that of its parents. */
const opacity = (element: Locator): Promise<number> =>
  element.evaluate((start) => {
    let shown = 1
    for (let ancestor: Element | null = start; ancestor; ancestor = ancestor.parentElement) {
      shown *= Number(getComputedStyle(ancestor).opacity)
    }
    return shown
  })

const placeAt = (element: Locator, fraction: number): Promise<void> =>
  element.evaluate((target, part) => {
    const top = target.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - window.innerHeight * part, behavior: 'instant' })
  }, fraction)

test('a step appears once it is a fifth into the window', async ({ page }) => {
  await open(page, '/')
  // The entry keeps its position; its text slides within it.
  const entry = page.getByRole('listitem').filter({ has: step(page) })
  for (const [position, expected] of [
    [0.85, 0],
    [0.75, 1],
  ] as const) {
    await placeAt(entry, position)
    await expect.poll(() => opacity(step(page))).toBe(expected)
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has no autoplay and shows all content', async ({ page }) => {
    await open(page, '/')
    await row(page).scrollIntoViewIfNeeded()
    for (const name of logos) {
      await expect(row(page).getByRole('img', { name })).toHaveCount(1)
      await expect(row(page).getByRole('img', { name })).toBeInViewport({ ratio: 1 })
    }
    for (const { title } of steps) {
      expect(await opacity(page.getByRole('heading', { name: title }))).toBe(1)
    }
    await expect(page.getByRole('button', { name: pauseMotion })).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the steps and all logos are visible', async ({ page }) => {
    await page.goto('/')
    for (const { title } of steps) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(row(page).getByRole('img')).toHaveCount(logos.length)
    await expect(page.getByRole('button', { name: pauseMotion })).toHaveCount(0)
  })
})
