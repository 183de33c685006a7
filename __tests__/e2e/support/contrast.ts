import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio } from '../../../src/content/validation/checks/contrast-ratio'
import { stylePage } from './style-page'

/**
 * Where axe cannot tell what a text stands on (gradients, drawings, layers), the ground is taken
 * from a picture of the page without its texts, and the text is held against every pixel under it.
 */

interface Text {
  labels: string
  /** The letters' boxes, in pixels from the page's upper left corner. */
  boxes: { x: number; y: number; width: number; height: number }[]
  /** Red, green, blue from 0 to 255, and what covers the ground from 0 to 1. */
  colour: [number, number, number, number]
  /** WCAG 1.4.3: 3 for large text, else 4.5. */
  least: number
}

/** What is to be known of texts that CSS selectors point out. */
const textsAt = (page: Page, selectors: readonly string[]): Promise<Text[]> =>
  page.evaluate((targets) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): [number, number, number, number] => {
      canvas?.clearRect(0, 0, 1, 1)
      if (canvas) canvas.fillStyle = colour
      canvas?.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0, alpha = 255] = canvas?.getImageData(0, 0, 1, 1).data ?? []
      return [r, g, b, alpha / 255]
    }
    return targets.flatMap((selector) => {
      const element = document.querySelector(selector)
      if (!element) return []
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = parseFloat(fontSize)
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .map((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
            x: x + window.scrollX,
            y: y + window.scrollY,
            width,
            height,
          }))
          const labels = node.textContent?.trim().slice(0, 50) ?? ''
          return { labels, boxes, colour: rgba(color), least: large ? 3 : 4.5 }
        })
    })
  }, selectors)

async function groundOf(page: Page) {
  const showTexts = await stylePage(
    page,
    `*, ::before, ::after { -webkit-text-fill-color: transparent !important }
    svg text { fill: transparent !important }`,
  )
  const picture = await page.screenshot({ fullPage: true })
  await showTexts()
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The lowest contrast of a text with any pixel under it; dithering and hairlines are one pixel wide and high. */
function lowest(text: Text, { data, info }: Awaited<ReturnType<typeof groundOf>>): number {
  const [r, g, b, cover] = text.colour
  let found = Infinity
  for (const { x, y, width, height } of text.boxes) {
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 1) {
        const at = (row * info.width + column) * 3
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
        const seen = [r, g, b].map((part, i) => part * cover + (ground[i] ?? 0) * (1 - cover))
        found = Math.min(found, contrastRatio(seen, ground))
      }
    }
  }
  return found
}

/**
 * Texts that do not stand out from every pixel under them, with the contrast they reach.
 * @param selectors of elements whose contrast axe left open
 */
export async function faintTexts(page: Page, selectors: readonly string[]): Promise<string[]> {
  const texts = await textsAt(page, selectors)
  const ground = await groundOf(page)
  return texts
    .map((text) => ({ ...text, reached: lowest(text, ground) }))
    .filter(({ reached, least }) => reached < least)
    .map(({ labels, reached }) => `${reached.toFixed(2)} ${labels}`)
}
