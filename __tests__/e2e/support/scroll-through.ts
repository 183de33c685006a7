import type { Page } from '@playwright/test'

/** Scrolls to the end in steps, so that everything comes into view. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 60))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
