import type { Page } from '@playwright/test'
import { content } from '../support/content'
import { faintTexts } from '../support/contrast'
import { kindsOfPage } from '../support/kinds'
import { openAll } from '../support/open-all'
import { stylePage } from '../support/style-page'
import { axe, expect, violationsOf, open, test, type AxeResults } from '../support/test'

/** Where axe cannot judge the contrast: texts on gradients, drawings and layers. */
const leftOpen = ({ incomplete }: AxeResults): string[] =>
  incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))

const findings = async (page: Page): Promise<string[]> => violationsOf(await axe(page).analyze())

/** Puts everything that answers to the mouse into that state at once, or back. */
async function hoverAll(page: Page, hovered: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, input, select, textarea, main li, [data-turned]',
  })
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: hovered ? ['hover'] : [],
    })
  }
}

/** Opens an address with every change of state at its end at once: axe judges what it finds. */
async function openStill(page: Page, path: string): Promise<void> {
  await open(page, path)
  await stylePage(page, '*, ::before, ::after { transition: none !important }')
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px axe finds nothing, and texts stand out from every pixel`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.skip(
      ({ browserName }) => browserName !== 'chromium',
      'Hovering all at once needs DevTools',
    )

    for (const { name, path } of kindsOfPage()) {
      test(`${name}: as it comes, hovered and opened`, async ({ page }) => {
        await openStill(page, path)
        const results = await axe(page).analyze()
        expect(violationsOf(results)).toEqual([])
        expect(await faintTexts(page, leftOpen(results))).toEqual([])
        await hoverAll(page, true)
        // Under the mouse only colours change.
        const hovered = await axe(page).withRules(['color-contrast']).analyze()
        expect(violationsOf(hovered)).toEqual([])
        if ((await page.locator('main details').count()) === 0) return
        await hoverAll(page, false)
        await openAll(page, 'main details')
        expect(await findings(page)).toEqual([])
      })
    }
  })
}

test.describe('the menus', () => {
  test('of wide screens, open', async ({ page }) => {
    await openStill(page, '/')
    const menus = page.getByRole('banner').locator('summary:visible')
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).click()
      expect(await findings(page)).toEqual([])
    }
  })

  test('of small screens, open with all its parts', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openStill(page, '/')
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: content('ui-text').openMenu })
      .click()
    expect(await findings(page)).toEqual([])
    await openAll(page, 'header details details')
    expect(await findings(page)).toEqual([])
  })
})

test.describe('cards that turn', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const width of [320, 1280]) {
    test(`turned over, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openStill(page, '/')
      const { promises } = content('home')
      const { flipCard } = content('ui-text')
      for (const { front } of promises.cards) {
        const control = page.getByRole('button', { name: `${flipCard} ${front.title}` })
        await control.focus()
        await expect(control).toHaveAttribute('aria-pressed', 'true')
        expect(await findings(page)).toEqual([])
      }
    })
  }
})
