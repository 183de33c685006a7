import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath, contactPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { pageKinds } from '../support/page-kinds'
import { expect, waitForHydration, open, test } from '../support/test'

const { form: labels } = content('contact')

/** Presses Tab, at most 200 times, until an element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(place)}`)
}

const linkTo = (page: Page, start: string): Locator =>
  page.locator(`main a[href^="${start}"]:not([href^="${caseStudiesPath}?"])`).first()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('without a mouse from home to a service, a case study and a message sent', async ({
  page,
}) => {
  await open(page, '/')
  for (const [start, arrived] of [
    ['/services/', /\/services\/.+\/$/],
    [caseStudiesPath, /\/case-studies\/.+\/$/],
    [contactPath, new RegExp(`${contactPath}(?:\\?|$)`)],
  ] as const) {
    await tabTo(page, linkTo(page, start))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(arrived)
    await waitForHydration(page)
  }
  const form = page.locator('form')
  for (const [name, text] of [
    ['name', 'Ada Lovelace'],
    ['email', 'ada@engine.example'],
    ['message', 'Written without a mouse.'],
  ] as const) {
    await tabTo(page, form.getByLabel(labels.fields[name]))
    await page.keyboard.type(text)
  }
  await tabTo(page, form.getByRole('button', { name: labels.submit }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: labels.sent.title })).toBeFocused()
})

/** What is wrong with the visible focus: empty if nothing is, undefined at the page's end. */
const focusIssue = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Styles change over the next frame, even where motion is reduced.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect()
    const isInHeader = element.closest('header, dialog, [popover]') !== null
    if (box.width < 1 || box.height < 1) return `${name} has no size`
    if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of the window`
    // The skip link and the button to the top are over the page.
    const isAbove = getComputedStyle(element).position === 'fixed'
    if (
      !isInHeader &&
      !isAbove &&
      header &&
      box.top < header.bottom - 1 &&
      box.height < innerHeight / 2
    ) {
      return `${name} is under the header: ${box.top} above ${header.bottom}`
    }
    // A control may show it on its parent, or on the whole card that it stretches over.
    const around = [element, element.parentElement, element.closest('li, article')]
    const shows = [...around, ...element.children].some((each) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = each && getComputedStyle(each, part)
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      }),
    )
    return shows ? '' : `${name} shows no focus`
  })

/** What is still wrong after half a second: a busy machine paints late. */
async function settledFocusIssue(page: Page): Promise<string | undefined> {
  for (let look = 0; look < 5; look += 1) {
    const issue = await focusIssue(page)
    if (!issue) return issue
    await page.waitForTimeout(100)
  }
  return focusIssue(page)
}

for (const width of [360, 1280]) {
  test(`the focus is always visible, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(15 * 60_000)
    await page.setViewportSize({ width, height: 800 })
    const issues: string[] = []
    for (const { name, path } of pageKinds()) {
      await open(page, path)
      let stops = 0
      for (; stops < 400; stops += 1) {
        await page.keyboard.press('Tab')
        const issue = await settledFocusIssue(page)
        if (issue === undefined) break
        if (issue) issues.push(`${name}: ${issue}`)
      }
      expect(stops, name).toBeGreaterThan(0)
      expect(stops, name).toBeLessThan(400)
    }
    expect(issues).toEqual([])
  })
}
