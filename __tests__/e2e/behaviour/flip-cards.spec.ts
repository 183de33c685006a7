import type { Locator, Page } from '@playwright/test'
import { label, promises } from '../../fixtures/test-site'
import { expect, open, openBeforeScripts, test } from '../support/test'

/** The name of the button on a card. */
const turnOver = (title: string): string => `${label('flipCard')}: ${title}`
const [{ front, back }] = promises

const cardOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: turnOver(title) }) })
    .locator('> div')

/** Expects the side with this title in front near the end of the card, or of its visible part. */
const expectSide = (card: Locator, title: string): Promise<void> =>
  expect
    .poll(() =>
      card.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const sides = [...(element.firstElementChild?.children ?? [])]
        const side = document
          .elementsFromPoint(left + width / 2, Math.min(top + height, window.innerHeight) - 30)
          .flatMap((element) => sides.find((side) => side.contains(element)) ?? [])[0]
        return side?.textContent ?? ''
      }),
    )
    .toContain(title)

test('a card turns under the mouse, and stays so for its button; its back can be selected', async ({
  page,
}) => {
  await open(page, '/')
  const card = cardOf(page, front.title)
  await page.getByRole('heading', { name: front.title }).scrollIntoViewIfNeeded()
  await expectSide(card, front.title)
  await card.hover()
  await expectSide(card, back.title)
  await page.getByText(back.text, { exact: true }).dblclick({ position: { x: 12, y: 12 } })
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(back.text.split(' ')[0])
  await card.getByRole('button').click()
  await expectSide(card, back.title)
  await card.getByRole('button').blur()
  await page.mouse.move(0, 0)
  await expectSide(card, front.title)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 740 } })

  test('a tap turns a card, also before the scripts have loaded, the next one and one elsewhere turn it back', async ({
    page,
  }) => {
    const loadScripts = await openBeforeScripts(page, '/')
    const card = cardOf(page, front.title)
    await card.scrollIntoViewIfNeeded()
    await card.tap()
    await expectSide(card, back.title)
    await loadScripts()
    await expectSide(card, back.title)
    await card.tap()
    await expectSide(card, front.title)
    await card.tap()
    await expectSide(card, back.title)
    await page.touchscreen.tap(2, 2)
    await expectSide(card, front.title)
  })
})

test('with reduced motion or forced colors both sides of a card are visible', async ({ page }) => {
  await open(page, '/')
  for (const options of [
    { reducedMotion: 'reduce' },
    { reducedMotion: 'no-preference', forcedColors: 'active' },
  ] as const) {
    await page.emulateMedia(options)
    await expect(page.getByRole('button', { name: turnOver('') })).toHaveCount(0)
    const [frontBox, backBox] = await Promise.all(
      [front, back].map((side) => page.getByText(side.text, { exact: true }).boundingBox()),
    )
    expect(backBox?.y).toBeGreaterThan((frontBox?.y ?? 0) + (frontBox?.height ?? 0))
  }
})
