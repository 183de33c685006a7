import type { Page } from '@playwright/test'
import { label, paths } from '../../fixtures/test-site'
import { contact } from '../../fixtures/single-pages'
import { expect, open, openBeforeScripts, test } from '../support/test'

const { form } = contact

/** Wraps each text as translators do, and adds a suffix to it as its translation. */
const translate = (page: Page, suffix = ''): Promise<void> =>
  page.evaluate((added) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name))
      if (!outer || !inner) continue
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text.data + added)
    }
  }, suffix)

test('a translated page keeps typed text, the choice, the caret, the scroll position and an open menu', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, paths.contact)
  await translate(page, ' …')
  const menu = page.locator('header details[name=menu]').first()
  await menu.locator('summary').click()
  await page.locator('[name=name]').fill('Ada')
  await page.locator('[name=about]').selectOption({ index: 2 })
  const about = await page.locator('[name=about]').inputValue()
  const message = page.locator('[name=message]')
  await message.pressSequentially('Hello world')
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5))
  const top = () => message.evaluate((field) => field.getBoundingClientRect().top)
  const before = await top()
  await loadScripts(true)
  await expect(message).toBeFocused()
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await page.keyboard.type(',')
  await expect(message).toHaveValue('Hello, world')
  await expect(page.locator('[name=name]')).toHaveValue('Ada')
  await expect(page.locator('[name=about]')).toHaveValue(about)
  await expect(menu).toHaveAttribute('open')
})

test.describe('texts that a translator wraps after React has started', () => {
  // The test of the form makes its request fail.
  test.use({ expectedProblems: /^request: / })

  test('change when a message has errors and is sent', async ({ page }) => {
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await open(page, paths.contact)
    await translate(page)
    const send = page.locator('form button[type=submit]')
    await send.click()
    await expect(page.getByText(form.errors.title)).toBeVisible()
    await translate(page)
    await page.locator('[name=email]').fill('ada')
    await send.click()
    await translate(page)
    await page.locator('[name=name]').fill('Ada')
    await page.locator('[name=email]').fill('ada@engine.example')
    await page.locator('[name=message]').fill('A message')
    await send.click()
    await expect(send).toHaveText(form.failed.retry)
  })

  test('change in the filtered list, also if a section was removed', async ({ page }) => {
    await open(page, paths.caseStudies)
    await translate(page)
    await page.getByRole('combobox').first().selectOption({ index: 1 })
    await expect(page.getByRole('main').getByRole('status')).toContainText(label('matching'))
    await page
      .locator('main > *')
      .first()
      .evaluate((section) => section.remove())
    await page.getByRole('combobox').first().selectOption({ index: 2 })
    await expect(page.getByRole('main').getByRole('status')).toContainText(label('matching'))
    await expect(page.locator('main article h2 a').first()).toBeVisible()
  })
})
