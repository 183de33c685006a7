import sharp from 'sharp'
import { roles } from '../../styles/colors'

/** Pixels; what social networks ask for. */
export const picture = { width: 1200, height: 630 } as const

/** Where the lines of the picture run: a page of the site, seen small. */
export const grid = {
  left: 48,
  gutter: 112,
  text: 152,
  right: 1152,
  head: 104,
  foot: 526,
  /** Where text ends. */
  end: 1112,
} as const

/** Puts the agency's logo, an SVG file, into a box of the picture, in one colour. */
function logoIn(box: string, paint: string, logo: string): string {
  const [, viewBox = '0 0 24 24'] = /\bviewBox="([^"]+)"/.exec(logo) ?? []
  const shapes = logo.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '')
  return `<svg ${box} viewBox="${viewBox}" ${paint}>${shapes}</svg>`
}

// Of the hue of the light, like everything here, so that one row of shades can hold it all.
const line = (path: string) => `<path d="${path}" stroke="#9678ff" stroke-opacity="0.17"/>`

/** The light from the top left, the lines, the logo small and large. */
const drawing = (logo: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
  <defs>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="scale(1040 640)">
      <stop offset="0" stop-color="#8056ff" stop-opacity="0.42"/>
      <stop offset="0.18" stop-color="#744cf0" stop-opacity="0.265"/>
      <stop offset="0.38" stop-color="#6644d4" stop-opacity="0.15"/>
      <stop offset="0.58" stop-color="#5a3ebc" stop-opacity="0.066"/>
      <stop offset="0.76" stop-color="#543ab0" stop-opacity="0.02"/>
      <stop offset="0.92" stop-color="#543ab0" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="mark" x2="0.8" y2="1">
      <stop offset="0" stop-color="#3d2c78"/>
      <stop offset="0.5" stop-color="#1d1638"/>
      <stop offset="1" stop-color="${roles.surface}"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="${roles.ground}"/>
  ${logoIn('x="872" y="-92" width="308" height="831.6"', 'fill="url(#mark)" opacity="0.7"', logo)}
  <rect width="100%" height="100%" fill="url(#light)"/>
  <g transform="translate(-0.5 -0.5)">
    ${[grid.left, grid.gutter, grid.right].map((x) => line(`M${x} 0V${picture.height}`)).join('')}
    ${[grid.head, grid.foot].map((y) => line(`M0 ${y}H${picture.width}`)).join('')}
  </g>
  ${logoIn('x="62" y="35" width="36" height="36.72"', `fill="${roles.lit}"`, logo)}
</svg>`

type Rgb = readonly [red: number, green: number, blue: number]

/** What all pictures have in common: a byte for each pixel, naming one of the colours. */
export interface Ground {
  pixels: Uint8Array
  colours: Rgb[]
}

/** The sums of the colours that one shade stands for. */
interface Shade {
  red: number
  green: number
  blue: number
  count: number
}

/** Brightness is told apart in these steps, of 765: fine for the eye in the dark, few enough for a palette. */
const shadeOf = (brightness: number): number =>
  brightness < 180 ? Math.round(brightness / 2) : 90 + Math.round((brightness - 180) / 10)

/** The drawing has one hue, so its colours are a row of shades; each is the mean of what it stands for. */
export async function drawGround(logo: string): Promise<Ground> {
  const rgb = await sharp(Buffer.from(drawing(logo)))
    .removeAlpha()
    .raw()
    .toBuffer()
  const found = new Map<number, Shade>()
  const shades = new Uint8Array(picture.width * picture.height)
  for (let pixel = 0, at = 0; pixel < shades.length; pixel += 1, at += 3) {
    const red = rgb[at] ?? 0
    const green = rgb[at + 1] ?? 0
    const blue = rgb[at + 2] ?? 0
    const brightness = shadeOf(red + green + blue)
    const shade = found.get(brightness) ?? { red: 0, green: 0, blue: 0, count: 0 }
    found.set(brightness, shade)
    shade.red += red
    shade.green += green
    shade.blue += blue
    shade.count += 1
    shades[pixel] = brightness
  }
  // Neighbours in brightness have neighbouring numbers, which compresses well.
  const ordered = [...found].sort(([one], [other]) => one - other)
  const numbers = new Map(ordered.map(([brightness], number) => [brightness, number]))
  return {
    pixels: shades.map((brightness) => numbers.get(brightness) ?? 0),
    colours: ordered.map(([, { red, green, blue, count }]) => [
      Math.round(red / count),
      Math.round(green / count),
      Math.round(blue / count),
    ]),
  }
}
