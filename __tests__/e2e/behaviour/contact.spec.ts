import type { Page } from '@playwright/test'
import { homePath } from '../../../plugins/content/site/addresses'
import { label, paths, receiver } from '../../fixtures/test-site'
import { contact } from '../../fixtures/single-pages'
import { errorSummary, field, sendButton, serveEndpoint, typed } from '../support/contact-form'
import { coveringFocus } from '../support/covered'
import {
  expect,
  expectAccessible,
  open,
  openBeforeScripts,
  test,
  wakeIslands,
} from '../support/test'

const { form } = contact

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: form.failed.kept })
const success = (page: Page) => page.getByRole('status').filter({ hasText: form.sent.title })

/** Types into all fields. */
async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed))
    await field(page, name as keyof typeof typed).fill(text)
}

async function expectFilledIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name as keyof typeof typed)).toHaveValue(text)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a message arrives complete and once; the form is empty afterwards, also on Back and reload', async ({
  page,
}) => {
  const endpoint = await serveEndpoint(page)
  let release = (): void => undefined
  endpoint.ready = new Promise<void>((done) => (release = done))
  // Axe may take longer than the timeout of the form.
  await page.clock.install()
  await open(page, paths.contact)
  await fillIn(page)
  await expect(page.locator('form [hidden][name]')).toBeHidden()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await sendButton(page).click({ clickCount: 3 })
  const sending = page.getByRole('button', { name: form.sending })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await page.keyboard.press('Enter')
  await page.clock.resume()
  release()
  await expect(success(page)).toBeFocused()
  await expectAccessible(page, 'main')
  expect(endpoint.received).toEqual([
    expect.objectContaining({ ...typed, key: 'k1', [receiver.honeypot]: '' }),
  ])
  expect(endpoint.received[0]?.['submission-id']).toMatch(/^\S{16,}$/)

  await page.goto(homePath)
  await page.goBack()
  await page.reload()
  await wakeIslands(page)
  await expect(field(page, 'message')).toHaveValue('')
  await expect(failure(page)).toHaveCount(0)
  expect(endpoint.received).toHaveLength(1)
})

test.describe('if the request fails', () => {
  // The failures that the test causes.
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|^response: \S+ 500$/ })

  test('the message is still there on reload and on another page, and a retry sends it once', async ({
    page,
    context,
  }) => {
    const endpoint = await serveEndpoint(page)
    await open(page, paths.contact)
    await fillIn(page)
    await field(page, 'about').selectOption({ index: 3 })
    const about = await field(page, 'about').inputValue()
    // A route would answer without a connection too.
    await page.route(receiver.url, (route) => route.abort('internetdisconnected'), { times: 1 })
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(failure(page)).toBeFocused()
    await expect(failure(page)).toContainText(form.failed.offline)
    const mail = page.getByRole('link', { name: form.failed.mail })
    await expect(mail).toHaveAttribute('href', /^mailto:.*%0D%0A/)
    await context.setOffline(false)

    endpoint.status = 500
    const retry = page.getByRole('button', { name: form.failed.retry })
    await retry.click()
    await expect(failure(page)).toContainText(form.failed.refused)
    await expectAccessible(page, 'main')
    for (const path of [paths.contact, homePath]) {
      await open(page, path)
      await expect(failure(page)).toBeVisible()
      await expect(failure(page)).not.toBeFocused()
      await expectFilledIn(page)
      await expect(field(page, 'about')).toHaveValue(about)
    }
    endpoint.status = 200
    await retry.click()
    await expect(success(page)).toBeFocused()
    // The endpoint recognizes the repeated message by its id.
    const [refused, sent, ...laterMessages] = endpoint.received
    expect(sent?.['submission-id']).toBe(refused?.['submission-id'])
    expect(laterMessages).toEqual([])
    await open(page, paths.contact)
    await expect(field(page, 'message')).toHaveValue('')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser checks the form, sends it without an id and opens the confirmation', async ({
    page,
  }) => {
    const { received } = await serveEndpoint(page)
    await page.goto(paths.contact)
    await fillIn(page)
    for (const address of ['', 'ada@engine']) {
      await field(page, 'email').fill(address)
      await sendButton(page).click()
      await expect(page).toHaveURL(paths.contact)
    }
    await field(page, 'email').fill(typed.email)
    await sendButton(page).click()
    await expect(page).toHaveURL(paths.thankYou)
    await expect(page.locator('h1')).toHaveText(form.sent.title)
    // A native form ends its lines with CRLF.
    const message = typed.message.replaceAll('\n', '\r\n')
    expect(received).toEqual([
      expect.objectContaining({ ...typed, message, key: 'k1', 'submission-id': '' }),
    ])
    await page.goBack()
    await expect(page).toHaveURL(paths.contact)
    expect(received).toHaveLength(1)
  })
})

test.describe('before the scripts have loaded', () => {
  test('a message that is sent twice arrives once with an id, and can be sent again after Back', async ({
    page,
  }) => {
    const endpoint = await serveEndpoint(page)
    let release = (): void => undefined
    endpoint.ready = new Promise<void>((done) => (release = done))
    await openBeforeScripts(page, paths.contact)
    await fillIn(page)
    await page.route('**/has-arrived', async (route) => {
      await expect.poll(() => endpoint.received).toHaveLength(1)
      await route.fulfill()
    })
    // Playwright's own clicks and calls wait for the page that the first one opens.
    await page.locator('form').evaluate(async (form: HTMLFormElement) => {
      form.requestSubmit()
      await fetch('/has-arrived')
      form.requestSubmit()
      form.requestSubmit()
    })
    release()
    await expect(page).toHaveURL(paths.thankYou)
    expect(endpoint.received.map((message) => message['submission-id'])).toEqual([
      expect.stringMatching(/^\d+(?:-\d+){3}$/),
    ])

    // The restored scroll position asks for the scripts; held back, they would delay the load event.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }))
    await page.goBack()
    await field(page, 'message').fill('A correction')
    await sendButton(page).click()
    await expect(page).toHaveURL(paths.thankYou)
    expect(endpoint.received).toHaveLength(2)
  })

  test('an empty form is answered at once by the browser, and later by its own errors', async ({
    page,
  }) => {
    const { received } = await serveEndpoint(page)
    const loadScripts = await openBeforeScripts(page, homePath)
    await sendButton(page).click()
    // The browser moves the focus to the field under which it shows its message.
    await expect(page.locator('form :is(input, textarea):invalid').first()).toBeFocused()
    await fillIn(page)
    await field(page, 'email').fill('')
    await loadScripts()
    await sendButton(page).click()
    await expect(errorSummary(page)).toBeFocused()
    await expectAccessible(page, 'main')
    await errorSummary(page).getByRole('link', { name: form.errors.emailMissing }).click()
    await expect(field(page, 'email')).toBeFocused()
    await page.keyboard.type(typed.email)
    await expect(errorSummary(page)).toHaveCount(0)
    await expectFilledIn(page)
    await sendButton(page).click()
    await expect(success(page)).toBeFocused()
    expect(received).toHaveLength(1)
  })
})

test('neither the header covers the label of a focused field, nor the button to the top the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(page, paths.contact)
  const expectLabelVisible = async (): Promise<void> => {
    const gap = await page.evaluate(() => {
      const { activeElement: focused } = document
      const name = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return (name?.getBoundingClientRect().top ?? -1) - header
    })
    expect(gap).toBeGreaterThanOrEqual(0)
  }
  await field(page, 'message').focus()
  for (const name of ['phone', 'company', 'email', 'name'] as const) {
    while (!(await field(page, name).evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press('Shift+Tab')
    }
    await expectLabelVisible()
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  await sendButton(page).click()
  await page.getByRole('link', { name: form.errors.emailMissing }).click()
  await expect(field(page, 'email')).toBeFocused()
  await expectLabelVisible()

  // Each field in the place of the button, which is hidden meanwhile.
  const button = page.getByRole('button', { name: label('scrollToTop') })
  for (const [width, height] of [
    [390, 844],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.locator('form :focus').blur()
    await expect(button).toBeVisible()
    const { y = 0, height: high = 0 } = (await button.boundingBox()) ?? {}
    for (const name of ['name', 'email', 'company', 'phone', 'message'] as const) {
      await field(page, name).evaluate(
        (input, middle) => {
          input.focus({ preventScroll: true })
          const box = input.getBoundingClientRect()
          window.scrollBy({ top: box.top + box.height / 2 - middle, behavior: 'instant' })
        },
        y + high / 2,
      )
      await expect.soft.poll(() => coveringFocus(page), `${name}, ${width}x${height}`).toBe('')
    }
  }
})
