import { contactPath, homePath, thankYouPath } from '../../../src/routes/paths'
import {
  errorSummary,
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
import {
  expect,
  expectAccessible,
  open,
  openBeforeScripts,
  test,
  waitForHydration,
} from '../support/test'

const { form: labels } = content('contact')

test('a message arrives complete and once; the form is empty afterwards, also on Back and reload', async ({
  page,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  const posts = await handlePosts(page, async (route) => {
    await released
    await route.continue()
  })
  // Axe may take longer than the timeout of the form.
  await page.clock.install()
  await open(page, contactPath)
  const marker = await fillIn(page)
  await expect(page.locator('form [hidden][name]')).toBeHidden()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await sendButton(page).click({ clickCount: 3 })
  const sending = page.getByRole('button', { name: labels.sending })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await page.keyboard.press('Enter')
  await page.clock.resume()
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

test.describe('if the request fails', () => {
  // The failures that the test causes.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|^response: \S+ 500$/ })

  test('the message is still there on reload and on another page, and a retry sends it once', async ({
    page,
    context,
  }) => {
    await open(page, contactPath)
    const marker = await fillIn(page)
    await field(page, 'about').selectOption({ index: 3 })
    const about = await field(page, 'about').inputValue()
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toContainText(labels.failed.offline)
    const mail = page.getByRole('link', { name: labels.failed.mail })
    await expect(mail).toHaveAttribute('href', /^mailto:.*%0D%0A/)
    await context.setOffline(false)

    const posts = await handlePosts(page, (route) => route.fulfill({ status: 500, body: 'Broken' }))
    await retryButton(page).click()
    await expect(failure(page)).toContainText(labels.failed.refused)
    await expectAccessible(page, 'main')
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
    // A native form ends its lines with CRLF.
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
      expect.stringMatching(/^\d+(?:-\d+){3}$/),
    ])
  })

  test('a message that is sent twice arrives once, and can be sent again after Back', async ({
    page,
  }) => {
    await openBeforeScripts(page, contactPath)
    const marker = await fillIn(page)
    let release = (): void => undefined
    const released = new Promise<void>((done) => (release = done))
    const posts = await handlePosts(page, async (route) => {
      await released
      await route.continue()
    })
    // Playwright's own clicks and calls wait for the page that the first one opens, and nothing in
    // this page shows that its request has started.
    await page.locator('form').evaluate(async (form: HTMLFormElement) => {
      for (let time = 0; time < 3; time += 1) {
        form.requestSubmit()
        await new Promise((done) => setTimeout(done, 300))
      }
    })
    release()
    await expect(page).toHaveURL(thankYouPath)
    expect(posts).toHaveLength(1)
    expect(submissionsWith(marker)).toHaveLength(1)

    await page.goBack()
    await field(page, 'message').fill(`A correction ${marker}`)
    await sendButton(page).click()
    await expect(page).toHaveURL(thankYouPath)
    expect(submissionsWith(marker)).toHaveLength(2)
  })

  for (const path of [homePath, contactPath]) {
    test(`an empty form at ${path} is answered at once by the browser, and later by its own errors`, async ({
      page,
    }) => {
      const loadScripts = await openBeforeScripts(page, path)
      await sendButton(page).click()
      // The browser moves the focus to the field under which it shows its message.
      const first = path === homePath ? 'message' : 'email'
      await expect(field(page, first)).toBeFocused({ timeout: 1000 })
      const marker = await fillIn(page)
      await field(page, 'email').fill('')
      await loadScripts()
      await sendButton(page).click()
      await expect(errorSummary(page)).toBeFocused()
      await expectAccessible(page, 'main')
      await errorSummary(page).getByRole('link', { name: labels.errors.emailMissing }).click()
      await expect(field(page, 'email')).toBeFocused()
      await page.keyboard.type(typed.email)
      await expect(errorSummary(page)).toHaveCount(0)
      await expectFilledIn(page, marker)
      await sendButton(page).click()
      await expect(success(page)).toBeFocused()
      expect(submissionsWith(marker)).toHaveLength(1)
    })
  }
})
