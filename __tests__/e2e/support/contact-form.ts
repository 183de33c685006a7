import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { content } from './content'
import { expect } from './test'

const { form } = content('contact')

/** Texts with characters that a wrong encoding would damage. */
export const typed = {
  name: '<Ada> & Söhne = "1+1"',
  email: 'ada+test@engine.example',
  company: "100 % d'Or; \\n",
  phone: '+880 1000 000 124',
}
export const message = 'First line \n\n\tthird & <b>last</b> line; \u{1F980} ?#%20  '

/** A line in the preview's file of submissions. */
interface Submission {
  path: string
  data: Record<string, string>
}

const file = resolve(__dirname, '../../../test-results/submissions', `${form.name}.jsonl`)

/** The submissions that contain a marker. */
export const submissionsWith = (marker: string): Submission[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => line.includes(marker))
    .map((line) => JSON.parse(line) as Submission)

export const field = (page: Page, name: keyof typeof form.fields) =>
  page.locator('form').getByLabel(form.fields[name])
export const sendButton = (page: Page) => page.getByRole('button', { name: form.submit })
export const retryButton = (page: Page) => page.getByRole('button', { name: form.failed.retry })
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: form.failed.kept })
/** The form's own error summary. */
export const errorSummary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: form.errors.title })
export const success = (page: Page) => page.getByRole('status').filter({ hasText: form.sent.title })

/** Types into all fields; returns a marker that only this message contains. */
export async function fillIn(page: Page): Promise<string> {
  const marker = randomUUID()
  for (const [name, text] of Object.entries(typed)) {
    await field(page, name as keyof typeof typed).fill(text)
  }
  await field(page, 'message').fill(message + marker)
  return marker
}

export async function expectFilledIn(page: Page, marker: string): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name as keyof typeof typed)).toHaveValue(text)
  }
  await expect(field(page, 'message')).toHaveValue(message + marker)
}

/** Answers form posts with the test's responses, and collects them. */
export async function handlePosts(
  page: Page,
  answer: (route: Route) => unknown,
): Promise<Request[]> {
  const posts: Request[] = []
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts.push(route.request())
    await answer(route)
  })
  return posts
}
