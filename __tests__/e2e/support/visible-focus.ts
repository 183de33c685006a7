import type { Page } from '@playwright/test'
import { coveringFocus } from './covered'
import { expect, open } from './test'

/** What is wrong with the visible focus: empty if nothing is, undefined at the end of the page. */
const focusIssue = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    // Styles change in the next frame, even with reduced motion.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`
    const box = element.getBoundingClientRect()
    const header = document.querySelector('header')?.getBoundingClientRect()
    const isInHeader = element.closest('header, dialog, [popover]') !== null
    if (box.width < 1 || box.height < 1) return `${name} has no size`
    if (box.bottom <= 0 || box.top >= innerHeight) return `${name} is out of the window`
    // The skip link and the button that scrolls to the top are above the page.
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
    // The document in a frame shows its own focus, which styles outside of the frame cannot change.
    if (element.tagName === 'IFRAME') return ''
    /** How many sides of the ring around an element no ancestor clips. */
    const visibleSides = (ringed: Element, distance: number): number => {
      const { top, right, bottom, left } = ringed.getBoundingClientRect()
      const ring = [top - distance, left - distance, -bottom - distance, -right - distance]
      const hidden = new Set<number>()
      for (let ancestor = ringed.parentElement; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowClipMargin } = getComputedStyle(ancestor)
        if (overflowX !== 'clip' && overflowX !== 'hidden') continue
        const margin = overflowX === 'clip' ? parseFloat(overflowClipMargin) || 0 : 0
        const clip = ancestor.getBoundingClientRect()
        ;[clip.top, clip.left, -clip.bottom, -clip.right].forEach((side, index) => {
          if ((ring[index] ?? 0) < side - margin - 1) hidden.add(index)
        })
      }
      return 4 - hidden.size
    }
    // The focus may be visible on the parent of a control, or on the whole card over which a link
    // is stretched.
    const around = [element, element.parentElement, element.closest('li, article')]
    const shows = [...around, ...element.children].some((candidate) =>
      [undefined, '::before', '::after'].some((part) => {
        const style = candidate ? getComputedStyle(candidate, part) : undefined
        if (!candidate || !style) return false
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = style
        const isTransparent = outlineColor === 'transparent' || outlineColor.endsWith(' 0)')
        const width = parseFloat(outlineWidth)
        if (outlineStyle === 'none' || width < 2 || isTransparent) return false
        return visibleSides(candidate, width + parseFloat(outlineOffset)) > 1
      }),
    )
    return shows ? '' : `${name} shows no focus`
  })

/** Moves the focus through a page with Tab; it is always visible, and never covered. */
export async function checkFocus(page: Page, path: string): Promise<void> {
  await open(page, path)
  let stops = 0
  let focused: string | null = null
  for (; stops < 400; stops += 1) {
    await page.keyboard.press('Tab')
    if ((await focusIssue(page)) === undefined) break
    focused = await page.evaluate(() => document.activeElement?.textContent ?? null)
    // A busy machine may paint late.
    await expect.poll(() => focusIssue(page), path).toBe('')
    expect.soft(await coveringFocus(page), path).toBe('')
  }
  expect(stops, path).toBeLessThan(400)
  // An element that is removed drops the focus too, before the last one.
  const last = page.locator('a[href]:visible, button:visible, summary:visible').last()
  expect(focused, path).toBe(await last.textContent())
}
