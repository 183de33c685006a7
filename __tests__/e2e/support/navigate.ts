import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '../../fixtures/test-site'

/** Navigates as a link would, from a page without a link to that address. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { ___navigate } = window as unknown as { ___navigate: (to: string) => void }
    ___navigate(to)
  }, path)

/**
 * The first link of the main part to an address that starts like this, except filters of the list.
 */
export const linkTo = (page: Page, start: string): Locator =>
  page.locator(`main a[href^="${start}"]:not([href^="${paths.caseStudies}?"])`).first()

/** Follows a link, and waits for its page, which is shown after the address has changed. */
export async function follow(page: Page, activate: () => Promise<void>): Promise<void> {
  const heading = page.locator('h1')
  const before = (await heading.textContent()) ?? ''
  await activate()
  await expect(heading).not.toHaveText(before)
}

const marked = 'html[data-marker]'

/** Sets a marker that only a full page load removes. */
export const setMarker = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.toggleAttribute('data-marker', true))

/** Expects that the document is still that of `setMarker`. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator(marked)).toHaveCount(1)

/** Expects that the browser loads another document, or the same one again. */
export const expectNewDocument = (page: Page): Promise<void> =>
  expect(page.locator(marked)).toHaveCount(0)

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
