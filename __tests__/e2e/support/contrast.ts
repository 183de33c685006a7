import type { Page } from '@playwright/test'
import { wcagLuminance } from 'culori'
import sharp from 'sharp'
import { addStyles } from './add-styles'
import { paintFrames } from './frames'

/**
 * If axe cannot determine the background of a text (gradients, pictures, layers), the background is
 * taken from a screenshot without texts, and the text is compared with every pixel under it.
 */

interface Text {
  content: string
  /** The visible parts of the letters' boxes, in pixels from the page's upper left corner. */
  boxes: { x: number; y: number; width: number; height: number }[]
  /** Red, green and blue from 0 to 255, alpha with the opacity of all elements from 0 to 1. */
  color: readonly [red: number, green: number, blue: number, alpha: number]
  /** The minimum of WCAG 1.4.3: 3 for large text, otherwise 4.5. */
  min: number
}

/** The texts of the elements that CSS selectors match. */
const textsAt = (page: Page, selectors: readonly string[]): Promise<Text[]> =>
  page.evaluate((targets) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (color: string): [number, number, number, number] => {
      canvas?.clearRect(0, 0, 1, 1)
      if (canvas) canvas.fillStyle = color
      canvas?.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, alpha = 255] = canvas?.getImageData(0, 0, 1, 1).data ?? []
      return [r, g, b, alpha / 255]
    }
    /** The part of a box that the elements around a text do not clip. */
    const shownPart = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue
        const edge = around.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    return targets.flatMap((selector) => {
      const element = document.querySelector(selector)
      if (!element) return []
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      let opacity = 1
      for (let around: Element | null = element; around; around = around.parentElement)
        opacity *= Number(getComputedStyle(around).opacity)
      const [red, green, blue, alpha] = rgba(color)
      const size = parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          const boxes = [...range.getClientRects()].map((box) => {
            const { x, y, width, height } = shownPart(box, element)
            return { x: x + window.scrollX, y: y + window.scrollY, width, height }
          })
          const content = node.textContent?.trim().slice(0, 50) ?? ''
          return {
            content,
            boxes,
            color: [red, green, blue, alpha * opacity] as const,
            min: isLarge ? 3 : 4.5,
          }
        })
    })
  }, selectors)

/** A screenshot of the window without its texts. */
async function backgroundOf(page: Page) {
  const showTexts = await addStyles(
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
  await showTexts()
  return sharp(Buffer.from(data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The light that each value of a color channel gives, from 0 to 1. */
const light = Array.from({ length: 256 }, (_, value) =>
  wcagLuminance({ mode: 'rgb', r: value / 255, g: value / 255, b: value / 255 }),
)

/** Relative luminance, as WCAG defines it, of a color with channels from 0 to 255. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (light[Math.round(red)] ?? 0) +
  0.7152 * (light[Math.round(green)] ?? 0) +
  0.0722 * (light[Math.round(blue)] ?? 0)

/**
 * The lowest contrast of a text with a pixel under it. Dithering and hairlines are one pixel wide
 * and high, so each pixel counts.
 */
function lowestContrast(
  { boxes, color: [r, g, b, alpha] }: Text,
  { data, info }: Awaited<ReturnType<typeof backgroundOf>>,
): number {
  let lowest = Infinity
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 1) {
        const at = (row * info.width + column) * 3
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
        const over = (part: number, under: number) => part * alpha + under * (1 - alpha)
        const letter = luminance(over(r, red), over(g, green), over(b, blue))
        const under = luminance(red, green, blue)
        const contrast = (Math.max(letter, under) + 0.05) / (Math.min(letter, under) + 0.05)
        lowest = Math.min(lowest, contrast)
      }
    }
  }
  return lowest
}

/**
 * Texts with too little contrast to some pixel under them, with the contrast ratio.
 * @param selectors of elements whose contrast axe could not determine
 */
export async function lowContrastTexts(
  page: Page,
  selectors: readonly string[],
): Promise<string[]> {
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
