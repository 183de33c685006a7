import type { Page } from '@playwright/test'
import { pageKinds } from '../support/page-kinds'
import { content } from '../support/content'
import { expect, open, test } from '../support/test'

const labels = content('ui-text')

/** What floats at the bottom of the window and covers a part of the focused element. */
const covering = (page: Page): Promise<string | undefined> =>
  page.evaluate(async (label) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const under = focused.getBoundingClientRect()
    const floating = document.querySelectorAll(`button[aria-label="${label}"], [data-contact-bar]`)
    const over = [...floating].find((each) => {
      const box = each.getBoundingClientRect()
      return (
        !each.contains(focused) &&
        each.checkVisibility({ visibilityProperty: true }) &&
        box.right > under.left + 1 &&
        box.left < under.right - 1 &&
        box.bottom > under.top + 1 &&
        box.top < under.bottom - 1
      )
    })
    if (!over) return ''
    return `${over.outerHTML.slice(0, 60)} over ${focused.outerHTML.slice(0, 120)}`
  }, labels.scrollToTop)

for (const width of [360, 768, 1440])
  test(`nothing that has the focus is covered, ${width} px wide`, async ({ page }) => {
    test.setTimeout(15 * 60_000)
    await page.setViewportSize({ width, height: 740 })
    for (const { path } of pageKinds()) {
      await open(page, path)
      for (let stops = 0; stops < 400; stops += 1) {
        await page.keyboard.press('Tab')
        const found = await covering(page)
        if (found === undefined) break
        expect.soft(found, path).toBe('')
      }
    }
  })
