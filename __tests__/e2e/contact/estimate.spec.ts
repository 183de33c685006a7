import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { estimateOf, estimatePath, serviceKey, thankYouPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { isReceivedByPreview } from '../support/site-parts'
import { expect, expectAccessible, open, test } from '../support/test'

const { labels, services, questions } = content('estimate')
const { form } = content('contact')
const { email } = content('site')
const [service] = services
if (!service) throw new Error('The estimate has no services')
const asked = questions.filter(({ key }) => service.questions.includes(key))

/** Line breaks and ligatures differ between the page and the PDF. */
const withoutSpaces = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const chooseService = (page: Page) =>
  page.locator(`[name=service][value=${serviceKey(service.service)}]`).check()

/** Expects only the questions of this service. */
const expectQuestions = async (page: Page): Promise<void> => {
  for (const { key, title } of questions) {
    await expect(group(page, title)).toBeVisible({ visible: service.questions.includes(key) })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the questions of the chosen service and sends the choices', async ({ page }) => {
    await page.goto(estimatePath)
    await chooseService(page)
    await expectQuestions(page)
    if (!isReceivedByPreview) return
    await page.getByLabel(labels.name).fill('Ada')
    await page.getByLabel(labels.email).fill('ada@engine.example')
    await page.getByRole('button', { name: labels.submit }).click()
    await expect(page).toHaveURL(thankYouPath)
  })
})

test('shows a range, passes it to the contact form, and still has it after Back', async ({
  page,
}) => {
  await open(page, estimatePath)
  await chooseService(page)
  await expectQuestions(page)
  const result = page.getByRole('region', { name: labels.result })
  for (const { title } of asked) await group(page, title).getByRole('radio').first().check()
  const range = await result.getByRole('paragraph').first().innerText()
  await expectAccessible(page)

  await result.getByRole('link', { name: labels.send }).click()
  await expect(page.getByText(form.estimate.title).locator('..')).toContainText(range)
  await page.goBack()
  await expect(result.getByRole('paragraph').first()).toHaveText(range)
})

test('prints on one page, with date, answers and contact', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium makes PDFs')
  await open(page, estimateOf(service.service))
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBe(1)
  const printed = withoutSpaces(text)
  const parts = [labels.date, labels.assumptions, labels.open, email, serviceKey(service.service)]
  for (const part of parts) expect.soft(printed).toContain(withoutSpaces(part))
  expect(printed).not.toContain(withoutSpaces(labels.typicalTitle))
})
