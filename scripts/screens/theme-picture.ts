import type { Sharp } from 'sharp'
import { draftPicture } from '../../src/content/drafts/draft-markers'
import { sideValues } from '../../src/styles/theme-values'
import { hexOf, rgbOf, toOklch } from '../../src/content/theme/oklch'
import { defaultTheme, pictureSide, type Theme } from '../../src/content/theme/theme'
import { createTones } from '../../src/content/theme/tones'

/** Below this chroma a color is a grey, whose hue nobody sees. */
const minChroma = 0.004
/** How far a hue is from that of the shipped brand color at most to belong to it, in degrees. */
const maxTurn = 24

const brandHue = toOklch(defaultTheme.colors.brand).hue

const isOfBrand = (hex: string): boolean => {
  const { chroma, hue } = toOklch(hex)
  const turn = Math.abs(hue - brandHue) % 360
  return chroma > minChroma && Math.min(turn, 360 - turn) <= maxTurn
}

const fontName = (typeface: string): string => typeface.replace('@fontsource-variable/', '')

/** A color as the pages write it, without its opacity. */
const hexOrRgb = /#[0-9a-f]{6}\b|(?<name>rgba?)\((?<rgb>\d+, ?\d+, ?\d+)/gi

/**
 * The text of a page, style sheet or SVG that is drawn in the shipped theme's colors and typeface, for
 * another theme. What has another hue than the brand stays: food, paper and the brands of the products.
 */
export function themePicture(text: string, theme: Theme): string {
  const { tint } = createTones(pictureSide(theme))
  const inTheme = (color: string, name = '', rgb = ''): string => {
    const hex = rgb ? hexOf(rgb.split(',').map(Number)) : color
    if (!isOfBrand(hex)) return color
    return rgb ? `${name}(${rgbOf(tint(hex)).join(', ')}` : tint(hex)
  }
  return text
    .replaceAll(fontName(defaultTheme.typeface), fontName(theme.typeface))
    .replace(hexOrRgb, inTheme)
}

/**
 * Marks a picture that is drawn for another theme: it is not the one that this site came with, but it
 * still shows sample content, and `npm run launch:check` lists it by the mark.
 */
export function markSample(picture: Sharp, { appearance, colors, typeface }: Theme): Sharp {
  const isAsShipped =
    appearance === defaultTheme.appearance &&
    colors.brand === defaultTheme.colors.brand &&
    typeface === defaultTheme.typeface
  return isAsShipped ? picture : picture.withExif({ IFD0: { ImageDescription: draftPicture } })
}

/** The ground of covers, and the shadow of what is on it: custom properties for every screen. */
export function groundOf(theme: Theme): string {
  const { gradient, shadow } = sideValues(pictureSide(theme))
  return `:root { --case-ground: ${gradient.panel}; --shadow: 24px 32px 64px -16px ${shadow.frame}; }`
}
