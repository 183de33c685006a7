import { bookingPath, contactPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import {
  html,
  playService,
  serviceFrame,
  serviceOrigin,
  servicePage,
} from '../support/scheduling-service'
import { expect, expectAccessible, hydrated, open, openBeforeScripts, test } from '../support/test'
import type { Page } from '@playwright/test'

const scheduling = content('scheduling')
const { fallback } = scheduling
const { email: agencyEmail } = content('site')
const { form } = content('contact')

const calendar = (page: Page) => page.getByRole('region', { name: scheduling.title })
const spinner = (page: Page) => calendar(page).getByText(scheduling.loading)
const offer = (page: Page) => calendar(page).getByRole('heading', { name: fallback.title })
const arrived = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' })

/** Three ways to a call that do not need the frame. */
async function expectOffer(page: Page): Promise<void> {
  await expect(offer(page)).toBeVisible()
  const link = (name: string) => calendar(page).getByRole('link', { name })
  await expect(link(fallback.open)).toHaveAttribute('href', scheduling.url)
  await expect(link(fallback.open)).toHaveAttribute('target', '_blank')
  await expect(link(fallback.mail)).toHaveAttribute('href', new RegExp(`^mailto:${agencyEmail}`))
  await expect(link(fallback.write)).toHaveAttribute('href', contactPath)
  await expect(spinner(page)).toHaveCount(0)
}

/** Longer than anything is waited for: a frame that hangs or is refused stops the browser's test clock. */
const patience = { timeout: 30_000 }

test('before the frame is asked for: the other ways are there, and nothing is fetched', async ({
  page,
}) => {
  const asked = await playService(page)
  const arrive = await openBeforeScripts(page, bookingPath)
  await expectOffer(page)
  expect(asked).toEqual([])
  await arrive()
  await expect(arrived(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('loaded: the spinner goes, the frame has its size, and no fallback comes', async ({
  page,
}) => {
  let answer = (): void => undefined
  const waiting = new Promise<void>((done) => (answer = done))
  const asked = await playService(page, async (route) => {
    await waiting
    await route.fulfill(html(servicePage))
  })
  await page.goto(bookingPath, { waitUntil: 'commit' })
  await hydrated(page)
  await expect(spinner(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  answer()
  await expect(arrived(page)).toBeVisible()
  await expect(spinner(page)).toHaveCount(0)
  await page.waitForTimeout(10_000)
  await expect(offer(page)).toHaveCount(0)
  await expectAccessible(page, 'main')
  expect(asked).toHaveLength(1)
  const box = await page.locator('iframe').boundingBox()
  expect(`${box?.height}px`).toBe(scheduling.styles?.height ?? '630px')
})

test('aborted: the fallback comes', async ({ page, problems }) => {
  await playService(page, (route) => route.abort('connectionrefused'))
  await open(page, bookingPath)
  await expect(offer(page)).toBeVisible(patience)
  await expectOffer(page)
  await expectAccessible(page, 'main')
  problems.splice(0)
})

test('slow for 20 s: the fallback comes after 8 s and withdraws', async ({ page }) => {
  let answer = (): void => undefined
  const waiting = new Promise<void>((done) => (answer = done))
  await playService(page, async (route) => {
    await waiting
    await route.fulfill(html(servicePage))
  })
  await page.goto(bookingPath, { waitUntil: 'commit' })
  await hydrated(page)
  await expect(spinner(page)).toBeVisible()
  await expect(offer(page)).toBeVisible(patience)
  await expectOffer(page)
  // The fallback came after 8 s.
  await page.waitForTimeout(12_000)
  await expectOffer(page)
  answer()
  await expect(arrived(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('offline: told at once; the calendar is asked for again when the line is back', async ({
  page,
  context,
  problems,
}) => {
  let isOffline = false
  await playService(page, (route) =>
    isOffline ? route.abort('internetdisconnected') : route.fulfill(html(servicePage)),
  )
  await open(page, contactPath)
  // The way there has been fetched before, as it is when a link to it was in view.
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
  await expectOffer(page)
  isOffline = false
  await context.setOffline(false)
  await expect(arrived(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  problems.splice(0)
})

test('refused framing: the fallback comes', async ({ page, problems }) => {
  const headers = { 'x-frame-options': 'DENY', 'content-type': 'text/html' }
  await playService(page, (route) => route.fulfill({ headers, body: servicePage }))
  await open(page, bookingPath)
  await expect(offer(page)).toBeVisible(patience)
  await expectOffer(page)
  problems.splice(0)
})

test('a forged message makes nobody believe in the frame', async ({ page }) => {
  // The service's page without its message, and a second frame of the same origin that sends it.
  await playService(page, (route) =>
    route.fulfill(html(new URL(route.request().url()).pathname === '/other' ? servicePage : 'Hi')),
  )
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
  await expect(offer(page)).toBeVisible(patience)
  await expectOffer(page)

  // The right origin and window, but not the service's message.
  await serviceFrame(page)?.evaluate(() => parent.postMessage({ event: 'other' }, '*'))
  await expectOffer(page)
  await serviceFrame(page)?.evaluate(() => parent.postMessage({ event: 'calendly.x' }, '*'))
  await expect(offer(page)).toHaveCount(0)
})

test('the address takes along who the visitor is, where from, and the day after today', async ({
  page,
}) => {
  const asked = await playService(page)
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(year, 0, 31, 22))
  const query = new URLSearchParams({ name: 'A&B="<\'ü\u{1F980}', utm_source: 'a b&c' })
  await open(page, `${bookingPath}?${query}`)
  await expect(arrived(page)).toBeVisible()
  const { searchParams } = asked[0] ?? new URL(scheduling.url)
  expect(searchParams.get('name')).toBe(query.get('name'))
  expect(searchParams.get('utm_source')).toBe('a b&c')
  expect(searchParams.get('embed_type')).toBe('Inline')
  if (scheduling.prefill?.date?.daysAhead === 1) {
    expect(searchParams.get('date')).toBe(`${year}-02-01`)
  }
  // A stranger's address from the sample does not go along.
  if (scheduling.prefill?.sample) expect(searchParams.get('email')).toBeNull()
})

test('only what was sent is filled in, and the visitor can clear it', async ({ page }) => {
  const asked = await playService(page)
  await open(page, contactPath)
  const field = (name: keyof typeof form.fields) =>
    page.locator('form').getByLabel(form.fields[name])
  await field('name').fill('Ada Lovelace')
  await field('email').fill('ada@engine.example')
  const book = page.locator(`main a[href="${bookingPath}"]`).first()
  await book.click()
  await expect(arrived(page)).toBeVisible()
  expect(asked[0]?.search).not.toMatch(/Ada|ada%40/)

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
  expect(asked[1]?.searchParams.get('name')).toBe('Ada Lovelace')
  expect(asked[1]?.searchParams.get('email')).toBe('ada@engine.example')
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: scheduling.prefilled.clear }).click()
  await expect(page.getByText(scheduling.prefilled.cleared)).toBeVisible()
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[2]?.search).not.toMatch(/Ada|ada%40/)
})
