import type { Page } from '@playwright/test'
import { kindsOfPage } from '../support/kinds'
import { shiftsOn, watchShifts } from '../support/layout-shifts'
import { expect, hydrated, test } from '../support/test'

/** Fonts and pictures come late, as on a slow line. */
async function slowDown(page: Page): Promise<void> {
  for (const [files, delay] of [
    [/\.woff2(\?|$)/, 1500],
    [/\.(avif|webp|png|svg)(\?|$)/, 400],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((done) => setTimeout(done, delay))
      await route.continue()
    })
  }
}

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const step = window.innerHeight * 0.8
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 80))
    }
  })

for (const width of [360, 1440]) {
  test.describe(`at ${width} px nothing shifts while the page comes and is read`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const { name, path } of kindsOfPage()) {
      test(name, async ({ page }) => {
        await watchShifts(page)
        await slowDown(page)
        await page.goto(path)
        await hydrated(page)
        await scrollThrough(page)
        await page.waitForLoadState('networkidle')
        expect(await shiftsOn(page)).toEqual([])
      })
    }
  })
}
