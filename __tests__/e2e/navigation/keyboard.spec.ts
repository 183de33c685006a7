import type { Locator, Page } from '@playwright/test'
import { caseStudiesPath, contactPath } from '../../../src/routes/paths'
import { content } from '../support/content'
import { kindsOfPage } from '../support/kinds'
import { expect, hydrated, open, test } from '../support/test'

const { form: labels } = content('contact')

/** Presses Tab until a place has the focus; the way there may not be endless. */
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
    await hydrated(page)
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

/** What is wrong with how the focus shows now; nothing when it is well, undefined at the page's end. */
const focusFault = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Styles change over the next frame, even where motion is reduced.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`
    const box = element.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect()
    const isInBar = element.closest('header, dialog, [popover]') !== null
    if (box.width < 1 || box.height < 1) return `${name} has no size`
    if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of the window`
    // The skip link and the way to the top lie over the page.
    const isAbove = getComputedStyle(element).position === 'fixed'
    if (!isInBar && !isAbove && bar && box.top < bar.bottom - 1 && box.height < innerHeight / 2) {
      return `${name} is under the bar: ${box.top} above ${bar.bottom}`
    }
    // A control may show it on what stands around it, or on the whole card that it stretches over.
    const around = [element, element.parentElement, element.closest('li, article')]
    const shows = [...around, ...element.children].some((each) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = each && getComputedStyle(each, part)
        return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      }),
    )
    return shows ? '' : `${name} shows no focus`
  })

/** What is still wrong after half a second: a busy machine draws late. */
async function settledFault(page: Page): Promise<string | undefined> {
  for (let look = 0; look < 5; look += 1) {
    const fault = await focusFault(page)
    if (!fault) return fault
    await page.waitForTimeout(100)
  }
  return focusFault(page)
}

for (const width of [360, 1280]) {
  test(`the focus is always to be seen, ${width} px wide`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(15 * 60_000)
    await page.setViewportSize({ width, height: 800 })
    const faults: string[] = []
    for (const { name, path } of kindsOfPage()) {
      await open(page, path)
      let stops = 0
      for (; stops < 400; stops += 1) {
        await page.keyboard.press('Tab')
        const fault = await settledFault(page)
        if (fault === undefined) break
        if (fault) faults.push(`${name}: ${fault}`)
      }
      expect(stops, name).toBeGreaterThan(0)
      expect(stops, name).toBeLessThan(400)
    }
    expect(faults).toEqual([])
  })
}
