import { rgbOf, toHex, toLinear, toOklch } from './oklch'

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly number[]

/** Each of the 256 values of a channel in linear light. */
const linearParts = Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/** The relative luminance of a color, as WCAG 2 defines it. */
const luminance = ([red = 0, green = 0, blue = 0]: Rgb): number =>
  0.2126 * linearPart(red) + 0.7152 * linearPart(green) + 0.0722 * linearPart(blue)

const linearPart = (value: number): number => linearParts[value] ?? toLinear(value / 255)

/** The contrast ratio of two colors, from 1 to 21, as WCAG 2 defines it. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
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
  const behind = backgrounds.map(rgbOf)
  const isEnough = (each: string): boolean => {
    const front = rgbOf(each)
    return behind.every((background) => contrastRatio(front, background) >= ratio)
  }
  const color = toOklch(hex)
  for (let fitted = hex, { lightness } = color; lightness >= 0 && lightness <= 1;) {
    if (isEnough(fitted)) return fitted
    lightness += step * direction
    fitted = toHex({ ...color, lightness })
  }
  return hex
}
