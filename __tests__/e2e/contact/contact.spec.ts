import { contactPath, homePath, thankYouPath } from '../../../src/routes/paths'
import {
  expectFilledIn,
  failure,
  field,
  fillIn,
  handlePosts,
  message,
  sendButton,
  submissionsWith,
  success,
  typed,
} from '../support/contact-form'
import { content } from '../support/content'
import {
  expect,
  expectAccessible,
  open,
  openBeforeScripts,
  test,
  waitForHydration,
} from '../support/test'

const { form: labels } = content('contact')

test('a message arrives whole and once; the form is empty afterwards, also on Back and reload', async ({
  page,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  const posts = await handlePosts(page, async (route) => {
    await released
    await route.continue()
  })
  // Axe may take longer than the form waits for an answer.
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window)
    const extended = (action: TimerHandler, delay = 0) =>
      start(action, delay < 10_000 ? delay : 1_000_000)
    window.setTimeout = extended as typeof window.setTimeout
  })
  await open(page, contactPath)
  const marker = await fillIn(page)
  await sendButton(page).click({ clickCount: 3 })
  const sending = page.getByRole('button', { name: labels.sending })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'form')
  release()
  await expect(success(page)).toBeFocused()
  await expectAccessible(page, 'main')
  expect(posts).toHaveLength(1)
  expect(posts[0]?.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  const [first, ...others] = submissionsWith(marker)
  expect(others).toEqual([])
  expect(first).toMatchObject({ path: contactPath, data: { ...typed, message: message + marker } })
  expect(first?.data['submission-id']).toMatch(/^\S{16,}$/)

  await page.goto(homePath)
  await page.goBack()
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, 'message')).toHaveValue('')
  await expect(failure(page)).toHaveCount(0)
  expect(submissionsWith(marker)).toHaveLength(1)
})

test('a double click on the home page sends one message; another can follow', async ({ page }) => {
  await open(page, homePath)
  const marker = await fillIn(page)
  await sendButton(page).dblclick()
  await expect(success(page)).toBeFocused()
  expect(submissionsWith(marker)).toMatchObject([{ path: homePath }])
  await page.getByRole('button', { name: labels.sent.another }).click()
  await expect(field(page, 'message')).toHaveValue('')
})

test('the hidden field for robots is answered like any message, and dropped', async ({ page }) => {
  await open(page, contactPath)
  const marker = await fillIn(page)
  const honeypot = page.locator('form [hidden][name]')
  await expect(honeypot).toBeHidden()
  await honeypot.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await sendButton(page).click()
  await expect(success(page)).toBeVisible()
  expect(submissionsWith(marker)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser checks the form, sends it without an id and opens the confirmation', async ({
    page,
  }) => {
    await page.goto(contactPath)
    const marker = await fillIn(page)
    for (const address of ['', 'ada', 'ada@engine', 'ada@-.example', '.ada@engine.example']) {
      await field(page, 'email').fill(address)
      await sendButton(page).click()
      await expect(page).toHaveURL(contactPath)
    }
    await field(page, 'email').fill(typed.email)
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    await expect(page.locator('h1')).toHaveText(labels.sent.title)
    // A native form ends its lines with both characters.
    const sent = (message + marker).replaceAll('\n', '\r\n')
    expect(submissionsWith(marker)).toMatchObject([
      { data: { ...typed, message: sent, 'submission-id': '' } },
    ])
    await page.goBack()
    await expect(page).toHaveURL(contactPath)
    expect(submissionsWith(marker)).toHaveLength(1)
  })
})

test.describe('before the scripts have loaded', () => {
  test('a message that the browser sends has an id', async ({ page }) => {
    await openBeforeScripts(page, contactPath)
    const marker = await fillIn(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    expect(submissionsWith(marker).map(({ data }) => data['submission-id'])).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
  })

  test('typed text stays through hydration and is sent once', async ({ page }) => {
    const loadScripts = await openBeforeScripts(page, contactPath)
    const marker = await fillIn(page)
    await loadScripts()
    await expectFilledIn(page, marker)
    await sendButton(page).click()
    await expect(success(page)).toBeFocused()
    expect(submissionsWith(marker)).toHaveLength(1)
  })

  test('Send shows the form’s own error summary once the scripts are there', async ({ page }) => {
    const loadScripts = await openBeforeScripts(page, contactPath)
    await sendButton(page).scrollIntoViewIfNeeded()
    await sendButton(page).click()
    // The browser gives the focus to the field under which it shows its bubble.
    await expect(field(page, 'name')).not.toBeFocused()
    await loadScripts()
    const summary = page.getByRole('alert').filter({ hasText: labels.errors.title })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await expectAccessible(page, 'main')
    await summary.getByRole('link', { name: labels.errors.emailMissing }).click()
    await expect(field(page, 'email')).toBeFocused()
    await page.keyboard.type('ada@engine.example')
    await expect(summary.getByRole('link')).toHaveCount(2)
    await field(page, 'name').fill('Ada')
    await field(page, 'message').fill('A message')
    await expect(summary).toHaveCount(0)
  })
})

test('a call to action opens the form with its page as the subject', async ({ page }) => {
  const path = content('navigation').services[0]?.subMenu?.[0]?.link ?? ''
  await open(page, path)
  await page.locator(`main a[href^="${contactPath}?"]`).first().click()
  await expect(page).toHaveURL(`${contactPath}?about=${path}`)
  await expect(field(page, 'about')).toHaveValue(path)
  await page.reload()
  await waitForHydration(page)
  await expect(field(page, 'about')).toHaveValue(path)
})
