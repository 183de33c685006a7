import type { Page } from '@playwright/test'
import { addStyles } from '../support/add-styles'
import { home } from '../../fixtures/single-pages'
import { label, promises } from '../../fixtures/test-site'
import { openAllDetails } from '../support/open-all-details'
import { expect, expectAccessible, open, test } from '../support/test'

/** The states of menus and cards in which axe sees more than in the initial state. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openHome = async (page: Page): Promise<void> => {
  await open(page, '/')
  await addStyles(page, '*, ::before, ::after { transition: none !important }')
}

test('open menus of wide windows and turned cards have no axe violation', async ({ page }) => {
  await openHome(page)
  const menus = page.getByRole('banner').locator('summary:visible')
  for (const menu of await menus.all()) {
    await menu.click()
    await expectAccessible(page, 'header')
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const { front } of promises) {
    const control = page.getByRole('button', { name: `${label('flipCard')}: ${front.title}` })
    await control.focus()
    await expect(control).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'main li:has([data-turned])')
  }
})

test('the open menu of small windows has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHome(page)
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: label('openMenu') })
    .click()
  await openAllDetails(page, 'header details details')
  await expectAccessible(page)
})

test('projects, services, steps and sparkles are complete at any width, and a drawing shows its text above its ship', async ({
  page,
}) => {
  await openHome(page)
  const main = page.getByRole('main')
  for (const width of [320, 768, 1024, 1199, 1440]) {
    await page.setViewportSize({ width, height: 800 })

    const projects = main.getByRole('article')
    await expect(projects).toHaveCount(2)
    for (const project of await projects.all()) await expect(project.getByRole('img')).toBeVisible()

    for (const { title, description } of home.services.cards) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      await expect(card.getByText(description)).toBeVisible()
      await expect(card.locator('svg').first()).toBeVisible()
    }
    for (const { title, description } of home.approach.steps) {
      await expect(main.getByRole('heading', { name: title })).toBeVisible()
      await expect(main.getByText(description)).toBeVisible()
    }
    const sparkles = page.getByRole('heading', { level: 1 }).locator('svg')
    await expect(sparkles).toHaveCount(10)
    for (const sparkle of await sparkles.all()) await expect(sparkle).toBeVisible()

    const ships = main.locator('figure svg[viewBox="0 0 640 330"]:visible')
    await expect(ships, `${width} px`).toHaveCount(width < 768 ? 2 : 3)
    for (const ship of await ships.all()) {
      const overlap = await ship.evaluate((svg) => {
        const texts = [...(svg.parentElement?.querySelectorAll('p') ?? [])]
        const bottoms = texts.map((text) => text.getBoundingClientRect().bottom)
        return Math.max(...bottoms) - svg.getBoundingClientRect().top
      })
      expect(overlap, `${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
