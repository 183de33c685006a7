import type { Page } from '@playwright/test'
import { contactPath } from '../../../src/routes/paths'
import { field, sendButton } from '../support/contact-form'
import { content } from '../support/content'
import { expect, open, test } from '../support/test'

const { form: labels } = content('contact')
const { scrollToTop } = content('ui-text')

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

/**
 * Scrolls to the end; counts the positions at which a button is visible, and the parts of the form
 * that it covers.
 */
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
