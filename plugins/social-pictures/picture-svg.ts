import { type Palette, type Stop, type Translucent, parseLogo } from '../theme/node'
import { fitText, truncate } from './fit-text'
import type { OutlineFont, Outlines } from './outline-fonts'

/** The texts of a social picture. */
export interface Card {
  /** The page's title, which is set as large as it fits. */
  title: string
  /** What kind of page it is; may be empty. */
  label: string
}

/** The parts that all pictures of a site share. */
export interface Brand {
  name: string
  /** The host name of the site. */
  host: string
  /** The text of the logo's SVG file. */
  logo: string
  /** The text of the wordmark's SVG file, which replaces the small logo and the name. */
  wordmark?: string
  palette: Palette
  /** The sign after a title; empty for none. */
  headlineMark: string
}

/** In pixels; the size that social networks recommend. */
const picture = { width: 1200, height: 630 } as const

/** Positions of the lines and the text, in pixels. */
const grid = {
  left: 48,
  gutter: 112,
  text: 152,
  right: 1152,
  head: 104,
  foot: 526,
  /** The right end of the text. */
  end: 1112,
} as const

/** Fits a logo, an SVG file, into a box of the picture, in a single color. */
function logoIn(box: string, paint: string, logo: string): string {
  const { viewBox, shapes } = parseLogo(logo)
  return `<svg ${box} viewBox="${viewBox}" ${paint}>${shapes}</svg>`
}

const wordmarkBox = `x="${grid.text}" y="30" width="480" height="44" preserveAspectRatio="xMinYMid"`

const svgLine = (path: string, [color, opacity]: Translucent) =>
  `<path d="${path}" stroke="${color}" stroke-opacity="${opacity}"/>`

const svgStop = ({ color, opacity = 1, at = 0 }: Stop) =>
  `<stop offset="${at / 100}" stop-color="${color}" stop-opacity="${opacity}"/>`

/** The position in percent at which the gradient of a page ends in transparency. */
const lightEnd = 92

/** The background: light from the top left, the lines, the logo large, and small or as the wordmark. */
export function backgroundSvg({ logo, wordmark, palette }: Brand): string {
  const { roles, social, gradient } = palette
  const end = gradient.page.slice(-1).map(({ color }) => ({ color, opacity: 0, at: lightEnd }))
  const box = 'x="872" y="-92" width="308" height="831.6"'
  const rules = [
    ...[grid.left, grid.gutter, grid.right].map((x) => `M${x} 0V${picture.height}`),
    ...[grid.head, grid.foot].map((y) => `M0 ${y}H${picture.width}`),
  ].map((path) => svgLine(path, social.line))
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
  <defs>
    <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="scale(1040 640)">
      ${[...gradient.page, ...end].map(svgStop).join('')}
    </radialGradient>
    <linearGradient id="logo" x2="0.8" y2="1">
      <stop offset="0" stop-color="${social.logo[0]}"/>
      <stop offset="0.5" stop-color="${social.logo[1]}"/>
      <stop offset="1" stop-color="${roles.surface}"/>
    </linearGradient>
  </defs>
  <rect width="100%" height="100%" fill="${roles.background}"/>
  ${logoIn(box, 'fill="url(#logo)" opacity="0.7"', logo)}
  <rect width="100%" height="100%" fill="url(#light)"/>
  <g transform="translate(-0.5 -0.5)">
    ${rules.join('')}
  </g>
  ${
    wordmark === undefined
      ? logoIn('x="62" y="35" width="36" height="36.72"', `fill="${roles.highlight}"`, logo)
      : logoIn(wordmarkBox, `fill="${roles.text}"`, wordmark)
  }
</svg>`
}

/** Sizes of a title, from large to small, with the number of lines that fit. */
const titleSizes = [
  { pixels: 104, lines: 2 },
  { pixels: 84, lines: 3 },
  { pixels: 66, lines: 4 },
  { pixels: 52, lines: 5 },
] as const

const lastBaseline = grid.foot - 60

/** The text of a picture as SVG, to be drawn over the background. */
export function textSvg(card: Card, { heading, name, code }: Outlines, brand: Brand): string {
  const maxWidth = grid.end - grid.text
  const { headlineMark } = brand
  const { roles } = brand.palette

  const drawText = (
    font: OutlineFont,
    size: number,
    text: string,
    x: number,
    y: number,
    fill: string,
  ) => font.draw(text, { size, x, y, fill })
  const label = (text: string, y: number) => {
    const shown = truncate(text, maxWidth, (part) => code.width(part, 28))
    return drawText(code, 28, shown, grid.text, y, roles.textFaint)
  }
  const common =
    (brand.wordmark === undefined
      ? drawText(name, 34, brand.name, grid.text, 64, roles.text)
      : '') + label(brand.host, grid.foot + 60)

  const titleLine = (line: string, pixels: number, number: string, y: number): string => {
    const hasMark = headlineMark !== '' && line.endsWith(headlineMark)
    const words = hasMark ? line.slice(0, -headlineMark.length) : line
    const end = grid.text + heading.width(words, pixels)
    const numberX = (grid.left + grid.gutter - code.width(number, 22)) / 2
    return (
      drawText(heading, pixels, words, grid.text, y, roles.text) +
      (hasMark ? drawText(heading, pixels, headlineMark, end, y, roles.accent) : '') +
      drawText(code, 22, number, numberX, y, roles.textFaint)
    )
  }

  // Missing letters would be drawn as boxes; the agency's name is used instead.
  const title = heading.covers(card.title) ? card.title : brand.name
  const cardLabel = code.covers(card.label) ? card.label : ''
  const withMark = /[\p{L}\p{N}]$/u.test(title) ? title + headlineMark : title
  const { pixels, lines } = fitText(withMark, maxWidth, titleSizes, heading.width)
  const leading = Math.round(pixels * 1.04)
  const titleLines = lines.map((line, index) => {
    const y = lastBaseline - (lines.length - 1 - index) * leading
    return titleLine(line, pixels, String(index + 1), y)
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${common}${titleLines.join('')}${label(cardLabel, grid.head + 66)}</svg>`
}
