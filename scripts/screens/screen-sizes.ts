export interface ScreenSize {
  /** The end of the picture's file name: "" or "-narrow". */
  suffix: '' | '-narrow'
  /** In CSS pixels. */
  width: number
  height: number
  /** The number of pixels in the picture for each CSS pixel. */
  pixelsPerPixel: number
}

const sizePattern = /<meta name="screen(?<suffix>-narrow)?" content="(?<width>\d+)x(?<height>\d+)"/g

/** The sizes in the meta elements `screen` and `screen-narrow` of a page. */
export function screenSizes(html: string): ScreenSize[] {
  const sizes = [...html.matchAll(sizePattern)].map(({ groups }): ScreenSize => {
    const suffix = groups?.suffix ? '-narrow' : ''
    return {
      suffix,
      width: Number(groups?.width),
      height: Number(groups?.height),
      pixelsPerPixel: suffix ? 3 : 2,
    }
  })
  if (sizes.every(({ suffix }) => suffix))
    throw new Error('<meta name="screen" content="1600x1000"> is missing')
  return sizes
}

/** The smallest width of a picture in a window of 360 px: on a card, inside its border. */
export const widthOnPhone = 318

/** The smallest text that is legible on a phone, in CSS pixels of the window. */
const minTextOnPhone = 11

/** The smallest text allowed on a screen of this width that is shown on a phone. */
export const minTextSize = (width: number): number => (minTextOnPhone * width) / widthOnPhone

/** The size of the smallest visible text, for page.evaluate(). */
export function smallestText(): { text: string; size: number } {
  let smallest = { text: '', size: Infinity }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent?.trim()
    if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { top, left, right, bottom } = range.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) continue
    // Transforms and an SVG's view box scale text: its rendered size is divided by its layout size.
    const matrix = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM() : null
    const size = parseFloat(getComputedStyle(parentElement).fontSize) * (matrix?.a ?? 1)
    if (size > 0 && size < smallest.size) smallest = { text, size }
  }
  return smallest
}
