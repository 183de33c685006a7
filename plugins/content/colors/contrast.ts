import { wcagContrast } from 'culori'
import { toHex, toOklch } from './oklch'

/** The contrast ratio of two colors such as "#7747ff", from 1 to 21, as WCAG 2 defines it. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other)

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
  const isEnough = (front: string): boolean =>
    backgrounds.every((background) => contrastOf(front, background) >= ratio)
  const color = toOklch(hex)
  for (let fitted = hex, { lightness } = color; lightness >= 0 && lightness <= 1;) {
    if (isEnough(fitted)) return fitted
    lightness += step * direction
    fitted = toHex({ ...color, lightness })
  }
  return hex
}
