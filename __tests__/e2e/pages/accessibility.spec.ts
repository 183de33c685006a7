import type { Page } from '@playwright/test'
import { addStyles } from '../support/add-styles'
import { content } from '../support/content'
import { lowContrastTexts } from '../support/contrast'
import { cutOffTexts } from '../support/cut-off-texts'
import { openAllDetails } from '../support/open-all-details'
import { pageKinds } from '../support/page-kinds'
import {
  axe,
  expect,
  expectAccessible,
  open,
  test,
  violationsOf,
  waitForHydration,
} from '../support/test'

/** Puts every control and card into its hover state, or back. */
async function setHovered(page: Page, isHovered: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, input, select, textarea, main li, [data-turned]',
  })
  const forcedPseudoClasses = isHovered ? ['hover'] : []
  // One after another, each would wait for the page to be painted.
  await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  )
  await session.detach()
}

/** Ends every transition immediately: axe checks what it finds. */
const stopTransitions = (page: Page) =>
  addStyles(page, '*, ::before, ::after { transition: none !important }')

/** Axe finds no violation, and texts whose background it cannot tell stand out from every pixel. */
async function checkPage(page: Page, state: string): Promise<void> {
  const results = await axe(page).analyze()
  expect.soft(violationsOf(results), state).toEqual([])
  const undecided = results.incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))
  expect.soft(await lowContrastTexts(page, undecided), `${state}: contrast`).toEqual([])
}

/** Hovering changes colors only. */
async function checkHovered(page: Page, state: string): Promise<void> {
  await setHovered(page, true)
  const results = await axe(page).withRules(['color-contrast']).analyze()
  expect.soft(violationsOf(results), state).toEqual([])
  await setHovered(page, false)
}

test.describe('every kind of page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })
  test.skip(({ browserName }) => browserName !== 'chromium', 'Hovering everything needs DevTools')

  for (const { name, path } of pageKinds()) {
    test(`${name}: axe, contrast, cut-off texts`, async ({ page }) => {
      await page.goto(path)
      expect.soft(await cutOffTexts(page), '320 px').toEqual([])
      await waitForHydration(page)
      await stopTransitions(page)
      const hasDetails = (await page.locator('main details').count()) > 0

      await page.setViewportSize({ width: 1280, height: 800 })
      await checkPage(page, '1280 px')
      await openAllDetails(page, 'main details')
      await checkHovered(page, '1280 px, hovered')

      await page.setViewportSize({ width: 320, height: 800 })
      await checkPage(page, `320 px${hasDetails ? ', opened' : ''}`)
      await checkHovered(page, '320 px, hovered')

      // Larger than the browser's own setting, for which the page would take its narrow layout.
      await addStyles(page, 'html { font-size: 200% }')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await cutOffTexts(page), `text of double size, ${width} px`).toEqual([])
      }
    })
  }
})

test.describe('the menus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('of wide windows, open, have no axe violation', async ({ page }) => {
    await open(page, '/')
    await stopTransitions(page)
    const menus = page.getByRole('banner').locator('summary:visible')
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).click()
      await expectAccessible(page, 'header')
    }
  })

  test('of small windows, open with all its parts, has no axe violation', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')
    await stopTransitions(page)
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: content('ui-text').openMenu })
      .click()
    await expectAccessible(page)
    await openAllDetails(page, 'header details details')
    await expectAccessible(page)
  })
})

test('turned cards have no axe violation', async ({ page }) => {
  const { promises } = content('home')
  const { flipCard } = content('ui-text')
  await open(page, '/')
  await stopTransitions(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { front } of promises.cards) {
      const control = page.getByRole('button', { name: `${flipCard} ${front.title}` })
      await control.focus()
      await expect(control).toHaveAttribute('aria-pressed', 'true')
      await expectAccessible(page, 'main li:has([data-turned])')
    }
  }
})
