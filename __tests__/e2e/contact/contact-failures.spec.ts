import { contactPath, homePath } from '../../../src/routes/paths'
import {
  clearProblems,
  expectFilledIn,
  failure,
  field,
  fillIn,
  handlePosts,
  message,
  retryButton,
  sendButton,
  submissionsWith,
  success,
  typed,
} from '../support/contact-form'
import { content } from '../support/content'
import { expect, expectAccessible, open, test } from '../support/test'

const { form: labels } = content('contact')
const { email: agencyEmail } = content('site')

test('when scripts fail, Send shows the browser’s messages', async ({ page, problems }) => {
  await page.route('**/*.js', (route) => route.abort('connectionrefused'))
  await page.goto(contactPath)
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  clearProblems(problems)
})

test('a failed message is still there on reload and on another page, and a retry sends it once', async ({
  page,
  problems,
}) => {
  const posts = await handlePosts(page, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await open(page, contactPath)
  const marker = await fillIn(page)
  await field(page, 'about').selectOption({ index: 3 })
  const about = await field(page, 'about').inputValue()
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(labels.failed.refused)
  await expectFilledIn(page, marker)
  await expectAccessible(page, 'main')
  clearProblems(problems)

  for (const path of [contactPath, homePath]) {
    await open(page, path)
    await expect(failure(page)).toBeVisible()
    await expect(failure(page)).not.toBeFocused()
    await expectFilledIn(page, marker)
    await expect(field(page, 'about')).toHaveValue(about)
  }
  await page.unrouteAll()
  await retryButton(page).click()
  await expect(success(page)).toBeFocused()
  const ids = posts.map((post) => new URLSearchParams(post.postData() ?? '').get('submission-id'))
  expect(submissionsWith(marker).map(({ data }) => data['submission-id'])).toEqual(ids)
  await open(page, contactPath)
  await expect(field(page, 'message')).toHaveValue('')
})

test('offline, the failure says so and offers an email with the whole message', async ({
  page,
  context,
  problems,
}) => {
  await open(page, contactPath)
  const marker = await fillIn(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(labels.failed.offline)
  await expectFilledIn(page, marker)
  const mail = page.getByRole('link', { name: labels.failed.mail })
  const address = new URL((await mail.getAttribute('href')) ?? '')
  expect([address.protocol, address.pathname]).toEqual(['mailto:', agencyEmail])
  const body = new URLSearchParams(address.search.replaceAll('+', '%2B')).get('body') ?? ''
  expect(body.replaceAll('\r\n', '\n')).toContain(message + marker)
  for (const text of Object.values(typed)) expect(body).toContain(text)
  await context.setOffline(false)
  clearProblems(problems)
  await retryButton(page).click()
  await expect(success(page)).toBeFocused()
  expect(submissionsWith(marker)).toHaveLength(1)
})
