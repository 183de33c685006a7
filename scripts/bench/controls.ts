import type { Locator, Page } from '@playwright/test'
import { caseStudyWithPictures, content } from '../../__tests__/e2e/support/content'
import { caseStudyPath } from '../../src/routes/case-study-path'
import { caseStudiesPath, contactPath, homePath } from '../../src/routes/paths'

/** Something on a page that a visitor operates. */
export interface Control {
  name: string
  path: string
  /** One input, as a visitor makes it. */
  operate: (page: Page) => Promise<void>
}

const labels = content('ui-text')
const work = caseStudyWithPictures()

const tap =
  (find: (page: Page) => Locator) =>
  (page: Page): Promise<void> =>
    find(page).first().tap()

const controls: readonly Control[] = [
  {
    name: 'menu',
    path: homePath,
    operate: tap((page) => page.getByRole('banner').locator('summary:visible')),
  },
  {
    name: 'filter',
    path: caseStudiesPath,
    operate: async (page) => {
      await page.getByRole('combobox', { name: labels.technology }).focus()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'flip',
    path: homePath,
    operate: tap((page) => page.getByRole('button', { name: new RegExp(`^${labels.flipCard}`) })),
  },
  {
    name: 'form',
    path: contactPath,
    operate: tap((page) => page.getByRole('button', { name: content('contact').form.submit })),
  },
]

/** The controls that are measured, on pages that have them. */
export const controlsToMeasure = (): Control[] => [
  ...controls,
  ...(work
    ? [
        {
          name: 'carousel',
          path: caseStudyPath(work.title),
          operate: async (page: Page) => {
            const carousel = page.getByRole('region', { name: labels.showcase })
            // Its buttons come when it is nearly in view.
            await carousel.scrollIntoViewIfNeeded()
            await carousel.getByRole('button', { name: labels.next, exact: true }).tap()
          },
        },
      ]
    : []),
]
