import type { Page } from '@playwright/test'
import { blend, converter, wcagContrast } from 'culori'
import sharp from 'sharp'
import { addStyles } from './add-styles'
import { paintFrames } from './frames'
import type { AxeResults } from './test'

/**
 * If axe cannot determine the background of a text (gradients, pictures, layers), the background is
 * taken from a screenshot without texts, and the text is compared with every pixel under it.
 */

interface Text {
  content: string
  /** The visible parts of the letters' boxes, in pixels from the page's upper left corner. */
  boxes: { x: number; y: number; width: number; height: number }[]
  color: string
  /** The product of the opacities of all elements around it. */
  opacity: number
  /** The minimum of WCAG 1.4.3: 3 for large text, otherwise 4.5. */
  min: number
}

/** The texts of the elements that CSS selectors match. */
const textsAt = (page: Page, selectors: readonly string[]): Promise<Text[]> =>
  page.evaluate((targets) => {
    const parentsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...parentsOf(element.parentElement)] : [element]
    /** The part of a box that the elements around a text do not clip. */
    const shownPart = (box: DOMRect, around: Element[]) => {
      let { left, top, right, bottom } = box
      for (const ancestor of around) {
        if (getComputedStyle(ancestor).overflow === 'visible') continue
        const edge = ancestor.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top }
    }
    return targets.flatMap((selector) => {
      const element = document.querySelector(selector)
      if (!element) return []
      const around = parentsOf(element)
      const opacities = around.map((ancestor) => Number(getComputedStyle(ancestor).opacity))
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return {
            content: node.textContent?.trim().slice(0, 50) ?? '',
            boxes: [...range.getClientRects()].map((box) => shownPart(box, around)),
            color,
            opacity: opacities.reduce((product, opacity) => product * opacity),
            min: isLarge ? 3 : 4.5,
          }
        })
    })
  }, selectors)

/** A screenshot of the window without its texts. */
async function backgroundOf(page: Page) {
  await addStyles(
    page,
    `*, ::before, ::after {
      -webkit-text-fill-color: transparent !important;
      text-decoration-color: transparent !important;
    }
    svg text { fill: transparent !important }`,
  )
  // On a busy machine, a screenshot may show the previous frame.
  await paintFrames(page)
  const session = await page.context().newCDPSession(page)
  // Half of the time of Playwright's screenshots, which are compressed better.
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
  await session.detach()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/**
 * The lowest contrast of a text with a pixel under it. Dithering and hairlines are one pixel wide
 * and high, so each pixel counts.
 */
function lowestContrast(
  { boxes, color, opacity }: Text,
  { data, info }: Awaited<ReturnType<typeof backgroundOf>>,
): number {
  const colors = new Set<number>()
  for (const { x, y, width, height } of boxes)
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1)
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 1)
        colors.add(data.readUIntBE((row * info.width + column) * 3, 3))
  const letters = converter('rgb')(color)
  if (!letters) throw new Error(`The color ${color} is unknown to culori.`)
  const front = { ...letters, alpha: (letters.alpha ?? 1) * opacity }
  const contrasts = [...colors].map((number) => {
    const under = `#${number.toString(16).padStart(6, '0')}`
    return wcagContrast(blend([under, front]), under)
  })
  return Math.min(...contrasts)
}

/** Texts with too little contrast, with the ratio, where axe could not determine the background. */
export async function lowContrastTexts(page: Page, { incomplete }: AxeResults): Promise<string[]> {
  const selectors = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target)))
  const window = page.viewportSize()
  if (selectors.length === 0 || !window) return []
  // As high as the page: a full-page screenshot would change the layout after the texts are found.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...window, height })
  await paintFrames(page)
  const texts = await textsAt(page, selectors)
  const background = await backgroundOf(page)
  await page.setViewportSize(window)
  return texts
    .map((text) => ({ ...text, contrast: lowestContrast(text, background) }))
    .filter(({ contrast, min }) => contrast < min)
    .map(({ content, contrast }) => `${contrast.toFixed(2)} ${content}`)
}
