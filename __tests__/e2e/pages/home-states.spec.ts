import type { Page } from '@playwright/test'
import { addStyles } from '../support/add-styles'
import { content } from '../support/content'
import { openAllDetails } from '../support/open-all-details'
import { expect, expectAccessible, open, test } from '../support/test'

/** The states of menus and cards in which axe sees more than in the initial state. */

const { openMenu, flipCard } = content('ui-text')

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
  for (const { front } of content('home').promises.cards) {
    const control = page.getByRole('button', { name: `${flipCard} ${front.title}` })
    await control.focus()
    await expect(control).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'main li:has([data-turned])')
  }
})

test('the open menu of small windows has no axe violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHome(page)
  await page.getByRole('banner').locator('summary').filter({ hasText: openMenu }).click()
  await openAllDetails(page, 'header details details')
  await expectAccessible(page)
})
