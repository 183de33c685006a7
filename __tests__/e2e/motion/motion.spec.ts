import type { Locator, Page } from '@playwright/test'
import { content } from '../support/content'
import { expect, open, test } from '../support/test'

const { pauseMotion, resumeMotion } = content('ui-text')
const { clients, approach } = content('home')
const logos = content('clients').clients
const { contact } = content('navigation')

/** Whether an element has another position 250 ms later. */
async function isMoving(element: Locator): Promise<boolean> {
  const at = async () => (await element.boundingBox())?.x
  const before = await at()
  await element.page().waitForTimeout(250)
  return before !== (await at())
}

const expectMoving = (element: Locator, moving: boolean): Promise<void> =>
  expect.poll(() => isMoving(element)).toBe(moving)

const row = (page: Page): Locator => page.getByRole('group', { name: clients.title })
const logo = (page: Page): Locator =>
  row(page)
    .getByAltText(logos[0]?.name ?? '')
    .first()

test('the row of logos moves, and pauses under the mouse and with the focus', async ({ page }) => {
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
})

test('one control pauses all autoplay for the whole visit', async ({ page }) => {
  await open(page, '/')
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => {
            return playState === 'running' && timeline instanceof DocumentTimeline
          })
          .filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
    )
  await expect.poll(running).toBeGreaterThan(0)
  await page.getByRole('button', { name: pauseMotion }).first().click()
  await page.mouse.move(0, 0)
  await expect.poll(running).toBe(0)
  await expectMoving(logo(page), false)

  await page.reload()
  await expect(page.getByRole('button', { name: resumeMotion }).first()).toBeVisible()
  await expectMoving(logo(page), false)
  await page.getByRole('banner').getByRole('link', { name: contact.title }).click()
  await expect(page).toHaveURL(contact.link)
  await page.goBack()
  await page.getByRole('button', { name: resumeMotion }).first().click()
  await page.mouse.move(0, 0)
  await row(page).scrollIntoViewIfNeeded()
  await expectMoving(logo(page), true)
})

const step = (page: Page): Locator =>
  page.getByRole('heading', { name: approach.steps[0]?.title ?? '' })

/** The opacity of an element within all its parents. */
const opacity = (element: Locator): Promise<number> =>
  element.evaluate((start) => {
    let shown = 1
    for (let each: Element | null = start; each; each = each.parentElement) {
      shown *= Number(getComputedStyle(each).opacity)
    }
    return shown
  })

const placeAt = (element: Locator, fraction: number): Promise<void> =>
  element.evaluate((target, part) => {
    const top = target.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - window.innerHeight * part, behavior: 'instant' })
  }, fraction)

test('a step of the approach appears once it is a fifth into the window, and disappears again', async ({
  page,
}) => {
  await open(page, '/')
  // The entry keeps its place; its text slides within it.
  const entry = page.getByRole('listitem').filter({ has: step(page) })
  await placeAt(entry, 0.85)
  await expect.poll(() => opacity(step(page))).toBe(0)
  await placeAt(entry, 0.75)
  await expect.poll(() => opacity(step(page))).toBe(1)
  await placeAt(entry, 0.85)
  await expect.poll(() => opacity(step(page))).toBe(0)
})

test('the decoration follows the scroll position and is hidden from assistive technology', async ({
  page,
}) => {
  await open(page, '/')
  const decoration = page.locator('svg[viewBox="-14 -38 28 62"]')
  await expect(decoration.locator('xpath=ancestor::*[@aria-hidden="true"]')).toHaveCount(1)
  const look = () =>
    decoration.evaluate((svg) => {
      const { opacity: shown, translate, scale, rotate } = getComputedStyle(svg)
      return [shown, translate, scale, rotate].join(' ')
    })
  const scrollTo = (part: number) =>
    page.evaluate((to) => {
      const { scrollHeight, clientHeight } = document.documentElement
      window.scrollTo({ top: (scrollHeight - clientHeight) * to, behavior: 'instant' })
    }, part)
  const looks = [await look()]
  for (const part of [0.15, 0.35, 0.65, 0.75]) {
    await scrollTo(part)
    await expect.poll(async () => looks.includes(await look())).toBe(false)
    looks.push(await look())
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves by itself, and everything is visible', async ({ page }) => {
    await open(page, '/')
    await row(page).scrollIntoViewIfNeeded()
    await expectMoving(logo(page), false)
    for (const { name } of logos) {
      await expect(row(page).getByRole('img', { name })).toHaveCount(1)
      await expect(row(page).getByRole('img', { name })).toBeInViewport({ ratio: 1 })
    }
    for (const { title } of approach.steps) {
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
    for (const { title } of approach.steps) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(row(page).getByRole('img')).toHaveCount(logos.length)
    await expect(page.getByRole('button', { name: pauseMotion })).toHaveCount(0)
  })
})
