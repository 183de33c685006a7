import type { Page } from '@playwright/test'

/** Opens everything that unfolds, also what would close the others. */
export const openAll = (page: Page, selector: string): Promise<void> =>
  page.evaluate((each) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(each)) {
      details.removeAttribute('name')
      details.open = true
    }
  }, selector)
