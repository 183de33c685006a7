import type { Locator, Page } from '@playwright/test'
import { label, paths } from '../../fixtures/test-site'
import { field, sendButton } from '../support/contact-form'
import { linkTo } from '../support/navigate'
import { expect, open, test, wakeIslands } from '../support/test'

/** The journey of most visitors to the contact form, without a mouse and without scripts. */

/** The target of a link in the main part, starting from the home page. */
const steps = [
  [paths.services, /\/services\/.+\/$/],
  [paths.caseStudies, new RegExp(`${encodeURI(paths.caseStudies)}.+/$`)],
  [paths.contact, new RegExp(`${paths.contact}(?:\\?|$)`)],
] as const

test.describe('without a mouse', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Presses Tab, at most 200 times, until an element has the focus. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let presses = 0; presses < 200; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${String(target)}`)
  }

  test('the first Tab shows a link that skips the header', async ({ page }) => {
    await page.goto(paths.services)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: label('skipToContent') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(skip).not.toBeInViewport()
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  test('from home to a service, a case study and the form', async ({ page }) => {
    await open(page, '/')
    for (const [start, address] of steps) {
      await tabTo(page, linkTo(page, start))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await wakeIslands(page)
    }
    // The case study from which the visitor comes is the subject.
    const subject = new URL(page.url()).searchParams.get('about') ?? ''
    await expect(field(page, 'about')).toHaveValue(subject)
    for (const name of ['name', 'email', 'message'] as const) await tabTo(page, field(page, name))
    await tabTo(page, sendButton(page))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('from home to a service, a case study and the form', async ({ page }) => {
    await page.goto('/')
    for (const [start, address] of steps) {
      await linkTo(page, start).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('h1')).toBeVisible()
    }
    await expect(field(page, 'message')).toBeEditable()
  })
})
