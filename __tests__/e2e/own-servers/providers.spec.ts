import type { Page, Route } from '@playwright/test'
import { fixtureSite, type FixtureSite } from '../../fixtures/content'
import { serveSite, type OwnSite } from '../support/own-site'
import { blockForeignRequests, expect, test, waitForHydration } from '../support/test'

/**
 * Builds and serves sites whose messages and bookings go to other services than those of the
 * shipped site.
 */

const minutes = 60_000

const siteWith = (receiver: object, scheduling: object): FixtureSite => {
  const site = fixtureSite()
  Object.assign(site.files['contact.json'] as object, { receiver })
  const { prefill: _prefill, ...before } = site.files['scheduling.json'] as Record<string, unknown>
  site.files['scheduling.json'] = { ...before, ...scheduling }
  return site
}

/** Serves one site for all tests in a block. */
function serve(site: FixtureSite): () => OwnSite {
  // One server for all tests.
  test.describe.configure({ mode: 'default' })
  let own: OwnSite | undefined
  test.beforeAll(async () => {
    test.setTimeout(15 * minutes)
    own = await serveSite(site)
  })
  test.afterAll(() => own?.close())
  test.beforeEach(async ({ page, problems }) => {
    if (!own) return
    // The fixture allows requests only to the server of the other tests.
    await page.unrouteAll()
    await blockForeignRequests(page, own.origin, problems)
  })
  return () => {
    if (!own) throw new Error('The site is not served yet')
    return own
  }
}

const message = 'A new till & <b>stock</b>'

async function fillIn(page: Page): Promise<void> {
  await page.locator('[name="name"]').fill('Ada')
  await page.locator('[name="email"]').fill('ada@engine.example')
  await page.locator('[name="message"]').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test.describe('an endpoint and Cal.com', { tag: '@full' }, () => {
  const url = 'https://forms.example/f/1'
  const own = serve(
    siteWith(
      { type: 'endpoint', url, fields: [{ name: 'key', value: 'k1' }], honeypot: '_gotcha' },
      { provider: 'cal', url: 'https://cal.com/agency/intro' },
    ),
  )

  /** Answers as the endpoint does, and collects the messages. */
  async function receive(page: Page): Promise<URLSearchParams[]> {
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
          ? { status: 303, headers: { location: `${own().origin}/contact-us/thank-you/` } }
          : { headers, json: { ok: true } },
      )
    }
    await page.route(url, answer)
    return received
  }

  test('sends a message, and says so', async ({ page }) => {
    const received = await receive(page)
    await page.goto(`${own().origin}/contact-us/`)
    await waitForHydration(page)
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
    await page.goto(`${own().origin}/contact-us/book-a-call/`)
    const frame = page.frameLocator('iframe[src^="https://cal.com/agency/intro"]')
    await expect(frame.getByText('Choose a time')).toBeVisible()
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible()
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('sends the form to the endpoint too', async ({ page }) => {
      const received = await receive(page)
      await page.goto(`${own().origin}/contact-us/`)
      await fillIn(page)
      await send(page).click()
      await expect.poll(() => received[0]?.get('message')).toBe(message)
      expect(received[0]?.get('key')).toBe('k1')
    })
  })
})

test.describe('the mail program and a link to a calendar', { tag: '@full' }, () => {
  const own = serve(
    siteWith(
      { type: 'mailto', opened: { title: 'Mail opened', text: 'Send it there.' } },
      { provider: 'link', url: 'https://calendar.example/intro' },
    ),
  )

  test('says that the mail program opens, and keeps the typed values', async ({ page }) => {
    await page.goto(`${own().origin}/contact-us/`)
    await waitForHydration(page)
    await fillIn(page)
    await send(page).click()
    await expect(page.getByText('Mail opened')).toBeVisible()
    await expect(page.locator('[name="message"]')).toHaveValue(message)
  })

  test('the booking page links to the calendar, and has no frame', async ({ page }) => {
    await page.goto(`${own().origin}/contact-us/book-a-call/`)
    await expect(page.locator('main a[href="https://calendar.example/intro"]')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})
