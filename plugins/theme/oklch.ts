import { clampChroma, converter, formatHex, interpolate } from 'culori'

/** A color by perceived lightness (0 to 1), chroma (0 is gray) and hue (degrees). */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

const convert = converter('oklch')

/** The color of "#rrggbb"; a gray has the hue 0. */
export function toOklch(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = convert(hex) ?? {}
  // The lightness of white is a rounding error above 1.
  return { lightness: Math.min(1, l), chroma: c, hue: h }
}

/** "#rrggbb" of a color; the chroma of a color outside of sRGB is reduced until it is inside. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const l = Math.min(1, Math.max(0, lightness))
  return formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'))
}

/** The visible color of a translucent color over another one. */
export const blend = (front: string, opacity: number, back: string): string =>
  formatHex(interpolate([back, front])(opacity))
