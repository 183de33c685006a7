import type { Locator, Page } from '@playwright/test'
import { paths } from '../../fixtures/test-site'
import { field, sendButton, serveEndpoint } from '../support/contact-form'
import { contact, scheduling } from '../../fixtures/single-pages'
import { linkTo } from '../support/navigate'
import { mockSchedulingService } from '../support/scheduling-service'
import { expect, expectAccessible, open, openBeforeScripts, test } from '../support/test'

const { fallback } = scheduling

const calendar = (page: Page) => page.getByRole('region', { name: scheduling.title })
const spinner = (page: Page) => calendar(page).getByText(scheduling.loading)
const fallbackHeading = (page: Page) =>
  calendar(page).getByRole('heading', { name: fallback.title })

/** The links to ways of booking that do not need the frame. */
async function expectFallback(page: Page): Promise<void> {
  await expect(fallbackHeading(page)).toBeVisible()
  const link = (name: string) => calendar(page).getByRole('link', { name })
  await expect(link(fallback.open)).toHaveAttribute('href', scheduling.url)
  await expect(link(fallback.open)).toHaveAttribute('target', '_blank')
  await expect(link(fallback.mail)).toHaveAttribute('href', /^mailto:hello@agency\.example/)
  await expect(link(fallback.write)).toHaveAttribute('href', paths.contact)
  await expect(spinner(page)).toHaveCount(0)
}

/** Expects that the service's page is in the frame and nothing covers it. */
async function expectCalendar(page: Page): Promise<void> {
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Choose a time' }),
  ).toBeVisible()
  await expect(fallbackHeading(page)).toHaveCount(0)
  await expect(spinner(page)).toHaveCount(0)
}

/**
 * Playwright's clock would wait for a frame that does not load; this advances the page's timers.
 */
const shortenTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return
    const start = window.setTimeout.bind(window)
    const shortened = (action: TimerHandler, delay = 0) =>
      start(action, delay < 4000 ? delay : delay / 10)
    window.setTimeout = shortened as typeof window.setTimeout
  })

test('shows a spinner before the scripts have loaded, then the frame with the visitor’s name', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  const query = new URLSearchParams({ name: 'A&B="<\'ü\u{1F980}', utm_source: 'a b&c' })
  const loadScripts = await openBeforeScripts(page, `${paths.booking}?${query}`)
  await expect(spinner(page)).toBeVisible()
  await expect(fallbackHeading(page)).toBeHidden()
  expect(requests).toEqual([])
  await loadScripts()
  await expectCalendar(page)
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({
    ...Object.fromEntries(query),
    embed_type: 'Inline',
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the other ways to a call', async ({ page }) => {
    await page.goto(paths.booking)
    await expect(fallbackHeading(page)).toBeVisible()
    await expect(spinner(page)).toBeHidden()
  })
})

test('shows the other ways to a call if its scripts do not load', async ({ page }) => {
  await openBeforeScripts(page, paths.booking)
  await expect(fallbackHeading(page)).toBeVisible({ timeout: 10_000 })
  await expect(spinner(page)).toBeHidden()
})

test.describe('a frame that does not load', () => {
  // The browser reports that it has blocked the frame.
  test.use({ expectedProblems: /^console error: [^]*(?:calendly|frame)/i })

  test('is covered by the spinner and the fallback in the first view', async ({ page }) => {
    await mockSchedulingService(page, (route) => route.abort('connectionrefused'))
    await shortenTimers(page)
    const loadScripts = await openBeforeScripts(page, paths.booking)
    const expectInView = async (...parts: Locator[]): Promise<void> => {
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 1366, height: 768 },
      ]) {
        await page.setViewportSize(viewport)
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
      }
    }
    await expectInView(spinner(page))
    await loadScripts()
    await expect(page.locator('iframe')).toBeHidden()
    await expectFallback(page)
    await expectInView(
      fallbackHeading(page),
      calendar(page).getByRole('link', { name: fallback.open }),
    )
    await expect(page.locator('iframe')).toBeHidden()
    await expectAccessible(page, 'main')
  })
})

test('the calendar is prefilled only with sent values, and the visitor can clear them', async ({
  page,
}) => {
  const requests = await mockSchedulingService(page)
  await serveEndpoint(page)
  await open(page, paths.contact)
  await field(page, 'name').fill('Ada Lovelace')
  await field(page, 'email').fill('ada@engine.example')
  await linkTo(page, paths.booking).click()
  await expectCalendar(page)
  expect(requests[0]?.search).not.toMatch(/Ada|ada%40/)

  await page.goBack()
  await expect(field(page, 'name')).toHaveValue('Ada Lovelace')
  await field(page, 'message').fill('A message')
  await sendButton(page).click()
  await expect(page.getByText(contact.form.sent.title)).toBeVisible()
  await linkTo(page, paths.booking).click()
  await expectCalendar(page)
  expect(requests[1]?.searchParams.get('name')).toBe('Ada Lovelace')
  expect(requests[1]?.searchParams.get('email')).toBe('ada@engine.example')
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: scheduling.prefilled.clear }).click()
  await expect(page.getByText(scheduling.prefilled.cleared).locator('..')).toBeFocused()
  await expect.poll(() => requests.length).toBe(3)
  expect(requests[2]?.search).not.toMatch(/Ada|ada%40/)
})
