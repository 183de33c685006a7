import { wcagContrast } from 'culori'
import type { ColorRole } from './design'
import { toHex, toOklch } from './oklch'

/** The contrast ratio of two colors such as "#7747ff", from 1 to 21, as WCAG 2 defines it. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

/** A role, the roles behind it, and the contrast ratio that WCAG 2 requires. */
interface ContrastPair {
  front: ColorRole
  backs: readonly ColorRole[]
  ratio: number
}

/** The ratio for text. */
const text = 4.5
/** The ratio for controls and large text. */
const control = 3

const surfaces: readonly ColorRole[] = ['background', 'surface', 'surfaceRaised', 'surfaceHover']

const pairs = (
  fronts: readonly ColorRole[],
  backs: readonly ColorRole[],
  ratio: number,
): ContrastPair[] => fronts.map((front) => ({ front, backs, ratio }))

/** The contrasts that every theme must reach, on the page and in sections that stand out. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textSoft', 'textFaint', 'highlight', 'link'], surfaces, text),
  ...pairs(['success', 'warning', 'danger'], ['background', 'surface'], text),
  ...pairs(['onPrimary'], ['primary', 'primaryStrong'], text),
  ...pairs(['onBadge'], ['badge'], text),
  ...pairs(['primary', 'field', 'accent'], ['background', 'surface'], control),
]

const step = 0.004

/**
 * The color, or the nearest one of its hue that reaches a contrast ratio with all backgrounds; the
 * unchanged color if none does.
 * @param direction 1 makes it lighter, -1 darker
 */
export function fitContrast(
  hex: string,
  backgrounds: readonly string[],
  ratio: number,
  direction: 1 | -1,
): string {
  const color = toOklch(hex)
  const colorAfter = (steps: number): string =>
    toHex({ ...color, lightness: color.lightness + steps * step * direction })
  const isEnough = (front: string): boolean =>
    backgrounds.every((background) => contrastOf(front, background) >= ratio)
  if (isEnough(hex)) return hex
  let tooFew = 0
  let enough = Math.floor((direction === 1 ? 1 - color.lightness : color.lightness) / step)
  if (!isEnough(colorAfter(enough))) return hex
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (isEnough(colorAfter(middle))) enough = middle
    else tooFew = middle
  }
  return colorAfter(enough)
}
