import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath, contactPath, servicesPath, thankYouPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { linkTo } from '../support/navigate'
import { isReceivedByPreview } from '../support/site-parts'
import { expect, open, test, waitForHydration } from '../support/test'

/** The journey of most visitors, without a mouse and without scripts. */

const { form: labels } = content('contact')

const values = { name: 'Ada Lovelace', email: 'ada@engine.example', message: 'Written by hand.' }

/** The target of a link in the main part, starting from the home page. */
const steps = [
  [servicesPath, /\/services\/.+\/$/],
  [caseStudiesPath, /\/case-studies\/.+\/$/],
  [contactPath, new RegExp(`${contactPath}(?:\\?|$)`)],
] as const

const fieldsOf = (page: Page): [field: Locator, value: string][] =>
  (['name', 'email', 'message'] as const).map((name) => [
    page.locator('form').getByLabel(labels.fields[name]),
    values[name],
  ])

const sendButton = (page: Page): Locator =>
  page.locator('form').getByRole('button', { name: labels.submit })

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

  test('from home to a service, a case study and a message sent', async ({ page }) => {
    await open(page, '/')
    for (const [start, address] of steps) {
      await tabTo(page, linkTo(page, start))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await waitForHydration(page)
    }
    // The case study from which the visitor comes is the subject.
    const subject = new URL(page.url()).searchParams.get('about') ?? ''
    await expect(page.locator('form').getByLabel(labels.fields.about)).toHaveValue(subject)
    for (const [field, value] of fieldsOf(page)) {
      await tabTo(page, field)
      await page.keyboard.type(value)
    }
    await tabTo(page, sendButton(page))
    if (!isReceivedByPreview) return
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: labels.sent.title })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('from home to a service, a case study and a message sent', async ({ page }) => {
    await page.goto('/')
    for (const [start, address] of steps) {
      await linkTo(page, start).click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('h1')).toBeVisible()
    }
    for (const [field, value] of fieldsOf(page)) await field.fill(value)
    if (!isReceivedByPreview) return
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    await expect(page.locator('h1')).toHaveText(labels.sent.title)
  })
})
