import { rgbOf, toHex, toOklch } from './oklch'

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly number[]

/** The relative luminance of a color, as WCAG 2 defines it. */
const luminance = (rgb: Rgb): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of two colors, from 1 to 21, as WCAG 2 defines it. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The contrast ratio of two colors such as "#7747ff". */
export const contrastOf = (one: string, other: string): number =>
  contrastRatio(rgbOf(one), rgbOf(other))

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
  const isEnough = (each: string): boolean =>
    backgrounds.every((background) => contrastOf(each, background) >= ratio)
  const color = toOklch(hex)
  for (let fitted = hex, { lightness } = color; lightness >= 0 && lightness <= 1;) {
    if (isEnough(fitted)) return fitted
    lightness += step * direction
    fitted = toHex({ ...color, lightness })
  }
  return hex
}
