import type { Locator, Page } from '@playwright/test'
import { paths } from '../../fixtures/test-site'

/**
 * The first link of the main part to an address that starts like this, except filters of the list.
 */
export const linkTo = (page: Page, start: string): Locator =>
  page.locator(`main a[href^="${start}"]:not([href^="${paths.caseStudies}?"])`).first()

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
