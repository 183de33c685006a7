import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { paths } from '../../fixtures/test-site'
import { estimate } from '../../fixtures/estimate'
import { contact } from '../../fixtures/single-pages'
import { serveEndpoint } from '../support/contact-form'
import { expect, expectAccessible, open, test } from '../support/test'

const [size, date] = estimate.questions.map(({ title }) => title)
/** A label of the estimate without a text of its own. */
const label = (key: string): string => `Label of ${key}`

const group = (page: Page, name = '') => page.getByRole('group', { name, exact: true })
const choose = (page: Page, service: string) =>
  page.locator(`[name=service][value=${service}]`).check()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the questions of the chosen service and sends the choices', async ({ page }) => {
    const { received } = await serveEndpoint(page)
    await page.goto(paths.estimate)
    await choose(page, 'web')
    await expect(group(page, date)).toBeVisible()
    await choose(page, 'design')
    await expect(group(page, size)).toBeVisible()
    await expect(group(page, date)).toBeHidden()
    await page.getByLabel(label('name')).fill('Ada')
    await page.getByLabel(label('email')).fill('ada@engine.example')
    await page.getByRole('button', { name: label('submit') }).click()
    await expect(page).toHaveURL(paths.thankYou)
    expect(received).toEqual([expect.objectContaining({ service: 'design', name: 'Ada' })])
  })
})

test('shows a range, passes it to the contact form, and still has it after Back', async ({
  page,
}) => {
  await open(page, paths.estimate)
  await choose(page, 'web')
  const result = page.getByRole('region', { name: label('result') })
  for (const title of [size, date]) await group(page, title).getByRole('radio').first().check()
  await expectAccessible(page)

  await result.getByRole('link', { name: label('send') }).click()
  const note = page.getByText(contact.form.estimate.title).locator('..')
  await expect(note).toContainText('service=web')
  const [range = ''] = /\p{Nd}\S*\sto\s\S+\sEUR/u.exec(await note.innerText()) ?? []
  await page.goBack()
  await expect(result.getByRole('paragraph').first()).toHaveText(range)
})

test('prints on one page, with date, answers and contact', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
  await open(page, `${paths.estimate}?service=web`)
  await expect(page.getByText(label('assumptions'))).toBeAttached()
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  // A PDF may have spaces within words.
  const printed = text.replace(/\s/g, '')
  const parts = ['date', 'assumptions', 'open'].map((key) => `Labelof${key}`)
  for (const part of [...parts, 'hello@agency.example']) expect.soft(printed).toContain(part)
  expect(printed).not.toContain('LabeloftypicalTitle')
})
