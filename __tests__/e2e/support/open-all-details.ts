import type { Page } from '@playwright/test'

/** Opens all matching details elements, including those of which only one would stay open. */
export const openAllDetails = (page: Page, selector: string): Promise<void> =>
  page.evaluate((isOpen) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(isOpen)) {
      details.removeAttribute('name')
      details.open = true
    }
  }, selector)
