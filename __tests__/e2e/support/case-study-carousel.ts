import { expect, type Locator, type Page } from '@playwright/test'
import { label, showcase } from '../../fixtures/test-site'
import { open } from './test'

/** The carousel of pictures on the page of a case study. */

export const { path, pictures } = showcase

export const carousel = (page: Page): Locator =>
  page.getByRole('region', { name: label('showcase') })
export const button = (page: Page, name: string): Locator =>
  carousel(page).getByRole('button', { name, exact: true })
/** The links of the slides that can be reached: only the one in the middle. */
export const reachableLinks = (page: Page): Locator =>
  carousel(page).locator('a[href]:not([inert] a)')

export const scrollToCarousel = (page: Page): Promise<void> =>
  carousel(page).evaluate((root) => {
    const top = root.getBoundingClientRect().top + window.scrollY - 100
    window.scrollTo({ top, behavior: 'instant' })
  })

/** Scrolls to the carousel and waits until its slides can be moved. */
export async function showCarousel(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(button(page, label('next'))).toBeVisible()
  await scrollToCarousel(page)
}

/** Opens the page and shows its carousel. */
export async function openCarousel(page: Page): Promise<void> {
  await open(page, path)
  await showCarousel(page)
}
