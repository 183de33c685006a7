import { desktop, expect, paths, phone, test } from './support/test'
import type { Tab } from './support/tab'

/** The menus of the header, by mouse, keyboard and finger. */

const summary = { css: 'header nav summary' }

const countOpen = (tab: Tab): Promise<number> =>
  tab.run(() => document.querySelectorAll('header nav details[open]').length)

test.describe('in a wide window', () => {
  test.use({ window: desktop })

  test('a menu opens under the mouse; leaving and Escape close it', async ({ tab }) => {
    await tab.openWhole(paths.thankYou)
    await tab.firstInput()
    await tab.hover(summary)
    await expect.poll(() => countOpen(tab)).toBe(1)
    expect(await tab.has({ css: 'header details[open] a' })).toBe(true)
    // The page behind it stays.
    await tab.run(() => new Promise(requestAnimationFrame))
    expect(
      await tab.run(() =>
        Array.from(
          document.querySelectorAll('main, footer'),
          (part) => getComputedStyle(part).contentVisibility,
        ),
      ),
    ).toEqual(['visible', 'visible'])
    await tab.leave()
    await expect.poll(() => countOpen(tab)).toBe(0)
    await tab.hover(summary)
    await expect.poll(() => countOpen(tab)).toBe(1)
    await tab.press('Escape')
    await expect.poll(() => countOpen(tab)).toBe(0)
  })

  test('Enter opens a menu, Tab leads into it, and Escape closes it', async ({ tab }) => {
    await tab.openWhole(paths.thankYou)
    await tab.firstInput()
    await tab.leave()
    await tab.focus(summary)
    await tab.press('Enter')
    await expect.poll(() => countOpen(tab)).toBe(1)
    await tab.press('Tab')
    const readFocus = () => tab.run(() => document.activeElement?.tagName)
    expect(await readFocus()).toBe('A')
    await tab.press('Escape')
    await expect.poll(() => countOpen(tab)).toBe(0)
    expect(await readFocus()).toBe('SUMMARY')
  })

  test('a menu opens before the scripts arrive and stays open', async ({ tab, site }) => {
    site.setRules({ path: /\.js/, delay: 1500 })
    await tab.open(paths.thankYou)
    await tab.click(summary)
    await expect.poll(() => countOpen(tab)).toBe(1)
    await site.waitForQuiet(1500)
    expect(await countOpen(tab)).toBe(1)
  })
})

test.describe('on a phone', () => {
  test.use({ window: { ...phone, hasTouch: true } })

  const button = { css: 'header button[popovertarget]' }
  const link = { css: 'header [popover] nav > ul > li > a' }

  for (const delay of [0, 5000])
    test(`a tap opens the menu, its link closes it, with scripts ${delay} ms late`, async ({
      tab,
      site,
    }) => {
      site.setRules({ path: /\.js/, delay })
      await tab.open(paths.services)
      await tab.tap(button)
      await expect.poll(() => tab.has(link)).toBe(true)
      await tab.tap(link)
      await expect.poll(() => tab.address()).not.toBe(paths.services)
      await expect.poll(() => tab.has(link)).toBe(false)
      await tab.back()
      expect(await tab.address()).toBe(paths.services)
      await tab.firstInput()
      expect(await tab.has(link)).toBe(false)
      // Also if the page was left before its scripts had arrived, and was kept in memory.
      const hasScripts = () => tab.run(() => 'scripts' in document.documentElement.dataset)
      await expect.poll(hasScripts, { timeout: 15_000 }).toBe(true)
      await tab.tap(button)
      await expect.poll(() => tab.has(link)).toBe(true)
      await tab.press('Escape')
      await expect.poll(() => tab.has(link)).toBe(false)
    })
})
