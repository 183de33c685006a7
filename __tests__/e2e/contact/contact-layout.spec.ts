import { contactPath } from '../../../src/routes/paths'
import { field, sendButton } from '../support/contact-form'
import { content } from '../support/content'
import { coveringFocus } from '../support/covered'
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

test('the button to the top covers no field that has the focus', async ({ page }) => {
  await open(page, contactPath)
  for (const [width, height] of [
    [390, 844],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['name', 'email', 'company', 'phone', 'message'] as const) {
      await field(page, name).evaluate((input) => {
        input.focus({ preventScroll: true })
        const { bottom } = input.getBoundingClientRect()
        window.scrollBy({ top: bottom - window.innerHeight + 20, behavior: 'instant' })
      })
      await expect.soft.poll(() => coveringFocus(page), `${name}, ${width}x${height}`).toBe('')
    }
    await field(page, 'message').blur()
    await expect.soft(page.getByRole('button', { name: scrollToTop })).toBeVisible()
  }
})
