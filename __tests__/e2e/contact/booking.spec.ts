import type { Page, Route } from '@playwright/test'
import { bookingPath, contactPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import {
  html,
  mockSchedulingService,
  serviceFrame,
  serviceOrigin,
  servicePage,
} from '../support/scheduling-service'
import {
  expect,
  expectAccessible,
  waitForHydration,
  open,
  openBeforeScripts,
  test,
} from '../support/test'

const scheduling = content('scheduling')
const { fallback } = scheduling
const { email: agencyEmail } = content('site')
const { form } = content('contact')

const calendar = (page: Page) => page.getByRole('region', { name: scheduling.title })
const spinner = (page: Page) => calendar(page).getByText(scheduling.loading)
const fallbackHeading = (page: Page) =>
  calendar(page).getByRole('heading', { name: fallback.title })
const arrived = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' })

/** The links that lead to a call without the frame. */
async function expectFallback(page: Page): Promise<void> {
  await expect(fallbackHeading(page)).toBeVisible()
  const link = (name: string) => calendar(page).getByRole('link', { name })
  await expect(link(fallback.open)).toHaveAttribute('href', scheduling.url)
  await expect(link(fallback.open)).toHaveAttribute('target', '_blank')
  await expect(link(fallback.mail)).toHaveAttribute('href', new RegExp(`^mailto:${agencyEmail}`))
  await expect(link(fallback.write)).toHaveAttribute('href', contactPath)
  await expect(spinner(page)).toHaveCount(0)
}

/** Playwright's clock would wait for a frame that hangs; this lets the page's timers run out early. */
const shortenTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return
    const start = window.setTimeout.bind(window)
    const shortened = (action: TimerHandler, delay = 0) =>
      start(action, delay < 4000 ? delay : delay / 10)
    window.setTimeout = shortened as typeof window.setTimeout
  })

test('before the scripts have loaded the other ways to a call are there, and no frame', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  const loadScripts = await openBeforeScripts(page, bookingPath)
  await expectFallback(page)
  expect(requests).toEqual([])
  await loadScripts()
  await expect(arrived(page)).toBeVisible()
  await expect(fallbackHeading(page)).toHaveCount(0)
})

test('a slow frame shows a spinner, then the fallback, and replaces it when it arrives', async ({
  page,
}) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => (release = done))
  const requests = await mockSchedulingService(page, async (route) => {
    await released
    await route.fulfill(html(servicePage))
  })
  await shortenTimers(page)
  await page.goto(bookingPath, { waitUntil: 'commit' })
  await waitForHydration(page)
  await expect(spinner(page)).toBeVisible()
  await expect(fallbackHeading(page)).toHaveCount(0)
  await expect(fallbackHeading(page)).toBeVisible()
  await expectFallback(page)
  release()
  await expect(arrived(page)).toBeVisible()
  await expect(fallbackHeading(page)).toHaveCount(0)
  await expect(spinner(page)).toHaveCount(0)
  await expectAccessible(page, 'main')
  expect(requests).toHaveLength(1)
  const box = await page.locator('iframe').boundingBox()
  expect(`${box?.height}px`).toBe(scheduling.styles?.height ?? '630px')
})

for (const [how, answer] of [
  ['aborted', (route: Route) => route.abort('connectionrefused')],
  [
    'refused by its headers',
    (route: Route) =>
      route.fulfill({
        headers: { 'x-frame-options': 'DENY', 'content-type': 'text/html' },
        body: servicePage,
      }),
  ],
] as const) {
  test(`a frame that is ${how} is replaced by the fallback`, async ({ page, problems }) => {
    await mockSchedulingService(page, answer)
    await shortenTimers(page)
    await open(page, bookingPath)
    await expect(fallbackHeading(page)).toBeVisible()
    await expectFallback(page)
    await expectAccessible(page, 'main')
    problems.splice(0)
  })
}

test('offline shows the fallback immediately; the calendar is requested again when online', async ({
  page,
  context,
  problems,
}) => {
  let isOffline = false
  await mockSchedulingService(page, (route) =>
    isOffline ? route.abort('internetdisconnected') : route.fulfill(html(servicePage)),
  )
  await open(page, contactPath)
  // The page has been prefetched, as it is when a link to it was in view.
  await page.locator(`main a[href="${bookingPath}"]`).first().hover()
  await page.waitForFunction(
    (path) =>
      (
        window as { ___loader?: { loadPageSync: (path: string) => unknown } }
      ).___loader?.loadPageSync(path),
    bookingPath,
  )
  isOffline = true
  await context.setOffline(true)
  await page.locator(`main a[href="${bookingPath}"]`).first().click()
  await expectFallback(page)
  isOffline = false
  await context.setOffline(false)
  await expect(arrived(page)).toBeVisible()
  await expect(fallbackHeading(page)).toHaveCount(0)
  problems.splice(0)
})

test('forged messages do not count as the service’s', async ({ page }) => {
  // The service's page without its message, and a second frame of the same origin that sends it.
  await mockSchedulingService(page, (route) =>
    route.fulfill(html(new URL(route.request().url()).pathname === '/other' ? servicePage : 'Hi')),
  )
  await shortenTimers(page)
  await open(page, bookingPath)
  await page.evaluate((origin) => {
    const data = { event: 'calendly.event_type_viewed' }
    const source = document.querySelector('iframe')?.contentWindow
    window.postMessage(data, '*')
    // The right window with the wrong origin.
    const forged = { data, source, origin: 'https://evil.example' }
    window.dispatchEvent(new MessageEvent('message', forged))
    const other = document.body.appendChild(document.createElement('iframe'))
    other.src = `${origin}/other`
  }, serviceOrigin)
  await expect(fallbackHeading(page)).toBeVisible()
  await expectFallback(page)

  // The right origin and window, but not the service's message.
  await serviceFrame(page)?.evaluate(() => parent.postMessage({ event: 'other' }, '*'))
  await expectFallback(page)
  await serviceFrame(page)?.evaluate(() => parent.postMessage({ event: 'calendly.x' }, '*'))
  await expect(fallbackHeading(page)).toHaveCount(0)
})

test('the frame’s address has the visitor’s name, the campaign and tomorrow’s date', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(year, 0, 31, 22))
  const query = new URLSearchParams({ name: 'A&B="<\'ü\u{1F980}', utm_source: 'a b&c' })
  await open(page, `${bookingPath}?${query}`)
  await expect(arrived(page)).toBeVisible()
  const { searchParams } = requests[0] ?? new URL(scheduling.url)
  expect(searchParams.get('name')).toBe(query.get('name'))
  expect(searchParams.get('utm_source')).toBe('a b&c')
  expect(searchParams.get('embed_type')).toBe('Inline')
  if (scheduling.prefill?.date?.daysAhead === 1) {
    expect(searchParams.get('date')).toBe(`${year}-02-01`)
  }
  // The email address of the sample is not the visitor's.
  if (scheduling.prefill?.sample) expect(searchParams.get('email')).toBeNull()
})

test('the calendar is prefilled with what was sent only, and the visitor can clear it', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  await open(page, contactPath)
  const field = (name: keyof typeof form.fields) =>
    page.locator('form').getByLabel(form.fields[name])
  await field('name').fill('Ada Lovelace')
  await field('email').fill('ada@engine.example')
  const book = page.locator(`main a[href="${bookingPath}"]`).first()
  await book.click()
  await expect(arrived(page)).toBeVisible()
  expect(requests[0]?.search).not.toMatch(/Ada|ada%40/)

  await page.goBack()
  await expect(field('name')).toHaveValue('Ada Lovelace')
  await field('message').fill('A message')
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(form.sent.title)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /Ada|ada@|A message/,
  )
  await book.click()
  await expect(arrived(page)).toBeVisible()
  expect(requests[1]?.searchParams.get('name')).toBe('Ada Lovelace')
  expect(requests[1]?.searchParams.get('email')).toBe('ada@engine.example')
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: scheduling.prefilled.clear }).click()
  await expect(page.getByText(scheduling.prefilled.cleared)).toBeVisible()
  await expect.poll(() => requests.length).toBe(3)
  expect(requests[2]?.search).not.toMatch(/Ada|ada%40/)
})
