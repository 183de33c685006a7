import { addStyles } from '../support/add-styles'
import { label } from '../../fixtures/test-site'
import { openAllDetails } from '../support/open-all-details'
import { expect, expectAccessible, open, test } from '../support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await open(page, '/')
  await addStyles(page, '*, ::before, ::after { transition: none !important }')
})

test('open menus have no axe violation', async ({ page }) => {
  const summaries = page.getByRole('banner').locator('summary')
  for (const menu of await summaries.locator('visible=true').all()) {
    await menu.click()
    await expectAccessible(page, 'header')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await summaries.filter({ hasText: label('openMenu') }).click()
  await openAllDetails(page, 'header details details')
  await expectAccessible(page)
})

test('a drawing shows its text above its ship at any width', async ({ page }) => {
  for (const width of [320, 768, 1199, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const ships = page.locator('main figure svg[viewBox="0 0 640 330"]:visible')
    await expect(ships, `${width} px`).toHaveCount(width < 768 ? 2 : 3)
    const overlaps = await ships.evaluateAll((all) =>
      all.map((ship) => {
        const texts = [...(ship.parentElement?.querySelectorAll('p') ?? [])]
        const bottoms = texts.map((text) => text.getBoundingClientRect().bottom)
        return Math.max(...bottoms) - ship.getBoundingClientRect().top
      }),
    )
    expect(Math.max(...overlaps), `${width} px`).toBeLessThanOrEqual(0)
  }
})
