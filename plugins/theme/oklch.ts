/**
 * A color by perceived lightness (0 to 1), chroma (0 is gray) and hue (degrees):
 * https://bottosson.github.io/posts/oklab/
 */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

type Triple = readonly [number, number, number]

/** A channel of sRGB, from 0 to 1, in linear light. */
export const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4

const fromLinear = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055

/** Red, green and blue of "#rrggbb", each from 0 to 255. */
export const rgbOf = (hex: string): Triple => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** "#rrggbb" of red, green and blue. */
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The visible color of a translucent color over another one. */
export function blend(front: string, opacity: number, back: string): string {
  const [one, other] = [rgbOf(front), rgbOf(back)]
  return hexOf(one.map((part, index) => part * opacity + (other[index] ?? 0) * (1 - opacity)))
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = rgbOf(hex).map((part) => toLinear(part / 255)) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Linear red, green and blue from 0 to 1; outside of this range if the color is not in sRGB. */
function toLinearRgb(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

// A tolerance of half an 8-bit step, so that every sRGB color is converted back to itself.
const tolerance = 0.5 / 255
const [darkest, brightest] = [-tolerance, toLinear(1 + tolerance)]

const isInGamut = ([red, green, blue]: Triple): boolean =>
  Math.min(red, green, blue) >= darkest && Math.max(red, green, blue) <= brightest

/** "#rrggbb" of a color; the chroma of a color outside of sRGB is reduced until it is inside. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  const angle = (color.hue * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const withChroma = (chroma: number): Triple => toLinearRgb(lightness, chroma * cos, chroma * sin)
  let [low, high] = [0, color.chroma]
  if (isInGamut(withChroma(high))) low = high
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isInGamut(withChroma(middle))) low = middle
    else high = middle
  }
  return hexOf(withChroma(low).map((part) => 255 * Math.min(1, fromLinear(Math.max(0, part)))))
}
