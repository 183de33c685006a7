import type { Page } from '@playwright/test'
import { builtPages } from './pages'
import { lowContrastTexts } from './contrast'
import { openAllDetails } from './open-all-details'
import type { ServedSite } from './served-site'
import { scrollThrough } from './scroll-through'
import { axe, expect, overflowOf, test, violationsOf, wakeIslands } from './test'

/**
 * Opens every page of a site, also those of the not-found page: it hydrates without an error, and at
 * each width axe finds nothing, its texts have enough contrast, and nothing is wider than the window.
 * @param site the folder of a small site, or undefined for this project's own
 * @param check what else a page must fulfil
 */
export async function checkEveryPage(
  page: Page,
  widths: readonly number[],
  site?: Pick<ServedSite, 'root'>,
  check: (path: string, width: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  test.setTimeout(40 * 60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const pages = builtPages(site?.root)
  expect(pages.length).toBeGreaterThan(1)
  for (const { path } of pages) {
    await page.goto(path)
    await wakeIslands(page)
    await openAllDetails(page, 'main details')
    for (const width of widths) {
      const where = `${path}, ${width} px`
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page)
      const results = await axe(page).analyze()
      expect.soft(violationsOf(results), where).toEqual([])
      expect.soft(await lowContrastTexts(page, results), `${where}: contrast`).toEqual([])
      expect.soft(await overflowOf(page), `${where}: wider than the window`).toBe(0)
      await check(path, width)
    }
  }
}
