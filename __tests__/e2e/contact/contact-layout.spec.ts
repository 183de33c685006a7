import type { Page } from '@playwright/test'
import { bookingPath, contactPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { expect, open, test } from '../support/test'

const { form: labels } = content('contact')
const { scrollToTop } = content('ui-text')

const field = (page: Page, name: keyof typeof labels.fields) =>
  page.locator('form').getByLabel(labels.fields[name])
const sendButton = (page: Page) => page.getByRole('button', { name: labels.submit })

test('pressing a link under the form moves nothing, so the click is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 })
  await open(page, contactPath)
  await field(page, 'name').click()
  const link = page.locator(`main a[href="${bookingPath}"]`).last()
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  expect(await height()).toBe(before)
  await page.mouse.up()
  await expect(page).toHaveURL(bookingPath)
})

test('the label of a focused field is never under the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, contactPath)
  const expectLabelVisible = async (): Promise<void> => {
    const gap = await page.evaluate(() => {
      const { activeElement: focused } = document
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return (label?.getBoundingClientRect().top ?? -1) - header
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  }
  await field(page, 'message').focus()
  for (const name of ['phone', 'company', 'email', 'name'] as const) {
    while (!(await field(page, name).evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Shift+Tab')
    }
    await expectLabelVisible()
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  await sendButton(page).click()
  await page.getByRole('link', { name: labels.errors.emailMissing }).click()
  await expect(field(page, 'email')).toBeFocused()
  await expectLabelVisible()
})

/** Scrolls to the end; counts the positions that show a button, and the parts of the form that it covers. */
const coveredBy = (page: Page, name: string): Promise<{ positions: number; covered: number }> =>
  page.evaluate(async (label) => {
    const parts = [...document.querySelectorAll('form :is(input, select, textarea, p, [role])')]
    const found = { positions: 0, covered: 0 }
    for (let top = 0; top < document.documentElement.scrollHeight; top += 60) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
      const button = document.querySelector(`button[aria-label="${label}"]`)
      if (!button?.checkVisibility({ visibilityProperty: true })) continue
      found.positions += 1
      const over = button.getBoundingClientRect()
      found.covered += parts.filter((part) => {
        const { left, right, top: upper, bottom } = part.getBoundingClientRect()
        return right > over.left && left < over.right && bottom > over.top && upper < over.bottom
      }).length
    }
    return found
  }, name)

test('the button to the top covers no field or error', async ({ page }) => {
  await open(page, contactPath)
  await sendButton(page).click()
  for (const [width, height] of [
    [390, 844],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { positions, covered } = await coveredBy(page, scrollToTop)
    expect.soft(positions, `${width}x${height}`).toBeGreaterThan(0)
    expect.soft(covered, `${width}x${height}`).toBe(0)
  }
})
