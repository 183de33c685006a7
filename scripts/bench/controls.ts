import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath, contactPath, estimatePath, homePath } from '../../src/routes/paths'
import { pagesToMeasure } from './pages'

/** A control that visitors use. */
export interface Control {
  name: string
  path: string
  /** Makes one input, as a visitor would. */
  operate: (page: Page) => Promise<void>
}

const tap =
  (find: (page: Page) => Locator) =>
  (page: Page): Promise<void> =>
    find(page).first().tap()

const carousel = 'section[aria-roledescription]'

const tapNextSlide = async (page: Page): Promise<void> => {
  const section = page.locator(carousel).first()
  // Its buttons (play, previous, next) are added when it is almost in view.
  await section.scrollIntoViewIfNeeded()
  await section.locator('button').nth(2).tap()
}

const hasCarousel = (path: string): boolean =>
  /<section[^>]* aria-roledescription=/.test(
    readFileSync(join('public', path, 'index.html'), 'utf8'),
  )

/** The controls to measure. */
export const controlsToMeasure = (): Control[] => [
  {
    name: 'menu',
    path: homePath,
    operate: tap((page) => page.getByRole('banner').locator('summary:visible')),
  },
  {
    name: 'estimate',
    path: estimatePath,
    operate: tap((page) => page.locator('form label:has([type="radio"]:not(:checked))')),
  },
  {
    name: 'form',
    path: contactPath,
    operate: tap((page) => page.locator('form button[type="submit"]')),
  },
  ...pagesToMeasure([])
    .filter((path) => path.startsWith(caseStudiesPath) && hasCarousel(path))
    .map((path) => ({ name: 'carousel', path, operate: tapNextSlide })),
]
