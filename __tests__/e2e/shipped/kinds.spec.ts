import type { Page } from '@playwright/test'
import { caseStudiesPath, homePath, productsPath } from '../../../plugins/content/core/paths'
import type { Theme } from '../../../plugins/theme/theme'
import { readData } from '../../support/site'
import { addStyles } from '../support/add-styles'
import { delayAssets, openWithinBudget } from '../support/budgets'
import { cutOffTexts } from '../support/cut-off-texts'
import { undecidedContrasts } from '../support/every-page'
import { layoutShiftsOn, recordLayoutShifts } from '../support/layout-shifts'
import { openAllDetails } from '../support/open-all-details'
import { maxLengthOnPhone, notFound, pageKinds } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'
import { axe, expect, open, test, violationsOf } from '../support/test'

/**
 * Opens every kind of page once on a phone and once in a wide window, and checks everything about
 * it.
 */

test.skip(({ browserName }) => browserName !== 'chromium', 'Hovering everything needs DevTools')

const settings = Object.assign(readData('site') as object, readData('theme') as Theme)

const soft = expect.configure({ soft: true })

/** Puts every control and card into its hover state. */
async function hoverAll(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, input, select, textarea, main li, [data-turned]',
  })
  // One after another, each would wait for a paint.
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] }),
    ),
  )
}

/**
 * Axe finds no violation, and texts whose background axe cannot determine have enough contrast with
 * every pixel.
 */
async function checkAccessibility(page: Page): Promise<void> {
  const results = await axe(page).analyze()
  soft(violationsOf(results)).toEqual([])
  soft(await undecidedContrasts(page, results), 'contrast').toEqual([])
}

/** No text is cut off; text at double size needs the width that a phone would have for it. */
async function checkTextSizes(page: Page, widths: { usual: number; double: number }) {
  // Carousels measure themselves again shortly after the window size has changed.
  await page.setViewportSize({ width: widths.usual, height: 800 })
  await soft.poll(() => cutOffTexts(page, { drawings: true }), `${widths.usual} px`).toEqual([])
  await page.setViewportSize({ width: widths.double, height: 800 })
  // Larger than the browser's setting, for which the page would use its narrow layout.
  const restore = await addStyles(page, 'html { font-size: 200% }')
  // Drawings are pictures with a text alternative.
  await soft
    .poll(() => cutOffTexts(page, { drawings: false }), `double size, ${widths.double} px`)
    .toEqual([])
  await restore()
  await page.setViewportSize({ width: widths.usual, height: 800 })
}

for (const { window, options, widths } of [
  {
    window: 'on a phone',
    options: { viewport: { width: 360, height: 800 }, isMobile: true },
    widths: { usual: 320, double: 360 },
  },
  {
    window: 'in a wide window',
    options: { viewport: { width: 1440, height: 900 } },
    widths: { usual: 1280, double: 1280 },
  },
]) {
  test.describe(window, () => {
    test.use(options)

    for (const kind of [...pageKinds(), notFound]) {
      test(`${kind.path}: layout shifts, text sizes, axe, contrast, and on a phone the budget`, async ({
        page,
      }) => {
        const isPhone = options.viewport.width < 1000
        if (!isPhone) {
          await recordLayoutShifts(page)
          await delayAssets(page)
          await open(page, kind.path)
          await page.evaluate(() => document.fonts.ready)
        } else {
          soft(await openWithinBudget(page, kind, settings)).toEqual([])
          const length = await page.evaluate(() => document.documentElement.scrollHeight)
          soft(length, 'length').toBeLessThanOrEqual(maxLengthOnPhone(kind))
        }
        await scrollThrough(page)
        soft(await layoutShiftsOn(page), 'layout shifts').toEqual([])

        await page.emulateMedia({ reducedMotion: 'reduce' })
        // Axe also checks elements in the middle of a transition.
        await addStyles(page, '*, ::before, ::after { transition: none !important }')
        await checkTextSizes(page, widths)
        await openAllDetails(page, 'main details')
        await checkAccessibility(page)
        if (isPhone) return
        // Hovering changes only colors.
        await hoverAll(page)
        const hovered = await axe(page).withRules(['color-contrast']).analyze()
        soft(violationsOf(hovered), 'hovered').toEqual([])
      })
    }
  })
}

test.describe('on a phone with three times as many pixels', () => {
  test.use({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true })

  for (const kind of pageKinds().filter(({ path }) =>
    [homePath, caseStudiesPath, productsPath].includes(path),
  )) {
    test(`${kind.path}: its pictures are within the budget too`, async ({ page }) => {
      expect(await openWithinBudget(page, kind, settings)).toEqual([])
    })
  }
})
