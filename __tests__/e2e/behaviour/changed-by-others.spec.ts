import type { Page } from '@playwright/test'
import { label, paths } from '../../fixtures/test-site'
import { button, path as caseStudyPath, pictures } from '../support/case-study-carousel'
import { contact } from '../../fixtures/single-pages'
import { follow } from '../support/navigate'
import { expect, open, openBeforeScripts, test } from '../support/test'

const { form } = contact
const estimateLabel = (key: string): string => `Label of ${key}`

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

const placeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)

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
  const before = await placeOf(page, '[name=message]')
  await loadScripts(true)
  await expect(message).toBeFocused()
  expect(Math.abs((await placeOf(page, '[name=message]')) - before)).toBeLessThan(2)
  await page.keyboard.type(',')
  await expect(message).toHaveValue('Hello, world')
  await expect(page.locator('[name=name]')).toHaveValue('Ada')
  await expect(page.locator('[name=about]')).toHaveValue(about)
  await expect(menu).toHaveAttribute('open')
})

test('a translated estimate keeps its choices and shows its range, also when it is translated again', async ({
  page,
}) => {
  const loadScripts = await openBeforeScripts(page, paths.estimate)
  await translate(page, ' …')
  await expect(page.getByText(label('loadingEstimate'))).toBeHidden()
  await page.locator('[name=service]').first().check()
  await expect(page.getByText(label('loadingEstimate'))).toBeVisible()
  const result = page.locator('#estimate')
  await expect(result.getByText(estimateLabel('emptyText'))).toBeHidden()
  await loadScripts(true)
  await expect(page.locator('[name=service]').first()).toBeChecked()
  await expect(result.getByRole('link').first()).toBeVisible()
  await expect(page).toHaveURL(/\?service=/)

  await translate(page)
  const range = () => result.getByRole('paragraph').first().innerText()
  const first = await range()
  await page.locator('[name=service]').nth(1).check()
  await expect.poll(range).not.toBe(first)
  await expect(result.getByRole('heading').first()).toContainText(estimateLabel('result'))
})

test('a translated row of pictures keeps its place and position, and its slides change', async ({
  page,
}) => {
  // Otherwise its slides would advance.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loadScripts = await openBeforeScripts(page, caseStudyPath)
  await translate(page, ' …')
  const carousel = 'main [data-scripts="in-view"]'
  const row = page.locator(`${carousel} > [role=group]`).first()
  await row.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.scrollLeft = element.firstElementChild?.clientWidth ?? 0
  })
  const before = await placeOf(page, carousel)
  await loadScripts(true)
  await expect(page.getByText(`2 / ${pictures.length}`)).toBeVisible()
  expect(Math.abs((await placeOf(page, carousel)) - before)).toBeLessThan(2)

  await translate(page)
  await button(page, label('next')).click()
  await expect(page.getByText(`3 / ${pictures.length}`)).toBeVisible()
})

test.describe('texts that a translator wraps after hydration', () => {
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

  test('change in the filtered list and on the next pages, also if a section was removed', async ({
    page,
  }) => {
    await open(page, paths.caseStudies)
    await translate(page)
    await page.getByRole('combobox').first().selectOption({ index: 1 })
    await expect(page.getByRole('main').getByRole('status')).toContainText(label('matching'))
    await follow(page, () => page.locator('main article h2 a').first().click())
    await translate(page)
    await page
      .locator('main > *')
      .first()
      .evaluate((section) => section.remove())
    await page.goBack()
    await expect(page.locator('main article h2 a').first()).toBeVisible()
  })
})
