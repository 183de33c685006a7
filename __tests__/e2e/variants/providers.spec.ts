import type { Page, Route } from '@playwright/test'
import { fixtureSite } from '../../fixtures/content'
import type { Variant } from '../support/own-site'
import { expect, open, test } from '../support/test'

/** Sites whose messages and bookings go to other services than those of the shipped site. */

const siteWith = (receiver: object, scheduling: object): Variant => {
  const site = fixtureSite()
  Object.assign(site.files['contact.json'] as object, { receiver })
  const { prefill: _prefill, ...before } = site.files['scheduling.json'] as Record<string, unknown>
  site.files['scheduling.json'] = { ...before, ...scheduling }
  return { site }
}

const message = 'A new till & <b>stock</b>'

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Ada')
  await page.locator('[name="email"]').fill('ada@engine.example')
  await page.locator('[name="message"]').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test.describe('an endpoint and Cal.com', () => {
  const url = 'https://forms.example/f/1'
  test.use({
    variant: siteWith(
      { type: 'endpoint', url, fields: [{ name: 'key', value: 'k1' }], honeypot: '_gotcha' },
      { provider: 'cal', url: 'https://cal.com/agency/intro' },
    ),
  })

  /** Answers as the endpoint does, and collects the messages. */
  async function receive(page: Page, origin: string): Promise<URLSearchParams[]> {
    const received: URLSearchParams[] = []
    const answer = async (route: Route): Promise<void> => {
      const request = route.request()
      const values = [...(request.postData() ?? '').matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)]
      received.push(
        values.length > 0
          ? new URLSearchParams(values.map(([, name = '', value = '']) => [name, value]))
          : new URLSearchParams(request.postData() ?? ''),
      )
      const headers = { 'access-control-allow-origin': '*' }
      await route.fulfill(
        request.isNavigationRequest()
          ? { status: 303, headers: { location: `${origin}/contact-us/thank-you/` } }
          : { headers, json: { ok: true } },
      )
    }
    await page.route(url, answer)
    return received
  }

  test('sends a message, and says so', async ({ page, site }) => {
    const received = await receive(page, site.origin)
    await open(page, '/contact-us/')
    await fillIn(page)
    await send(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
    const [sent] = received
    expect(sent?.get('message')).toBe(message)
    expect(sent?.get('key')).toBe('k1')
    expect(sent?.get('_gotcha') ?? '').toBe('')
  })

  test('shows the calendar in a frame, with other ways to book below it', async ({ page }) => {
    await page.route('https://cal.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Choose a time</p>' }),
    )
    await page.goto('/contact-us/book-a-call/')
    const frame = page.frameLocator('iframe[src^="https://cal.com/agency/intro"]')
    await expect(frame.getByText('Choose a time')).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('sends the form to the endpoint too', async ({ page, site }) => {
      const received = await receive(page, site.origin)
      await page.goto('/contact-us/')
      await fillIn(page)
      await send(page).click()
      await expect.poll(() => received[0]?.get('message')).toBe(message)
      expect(received[0]?.get('key')).toBe('k1')
    })
  })
})

test.describe('the mail program and a link to a calendar', () => {
  test.use({
    variant: siteWith(
      { type: 'mailto', opened: { title: 'Mail opened', text: 'Send it there.' } },
      { provider: 'link', url: 'https://calendar.example/intro' },
    ),
  })

  test('says that the mail program opens, and keeps the typed values', async ({ page }) => {
    await open(page, '/contact-us/')
    await fillIn(page)
    await send(page).click()
    await expect(page.getByText('Mail opened')).toBeVisible()
    await expect(page.locator('[name="message"]')).toHaveValue(message)
  })

  test('the booking page links to the calendar, and has no frame', async ({ page }) => {
    await page.goto('/contact-us/book-a-call/')
    await expect(page.locator('main a[href="https://calendar.example/intro"]')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
