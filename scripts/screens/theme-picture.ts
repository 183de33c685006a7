import type { Sharp } from 'sharp'
import { draftPicture } from '../../src/content/drafts/draft-markers'
import { singleThemeValues } from '../../src/styles/theme-values'
import { hexOf, rgbOf, toOklch } from '../../src/content/theme/oklch'
import { defaultTheme, pictureTheme, type Theme } from '../../src/content/theme/theme'
import { createTones } from '../../src/content/theme/tones'

/** A color with less chroma is treated as a gray, because its hue is not visible. */
const minChroma = 0.004
/**
 * The maximum difference of a hue from that of the shipped brand color to count as the brand's, in
 * degrees.
 */
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
 * Recolors the text of a page, style sheet or SVG, drawn in the colors and typeface of the shipped
 * theme, for another theme. Colors with other hues than the brand's stay: food, paper and product
 * brands.
 */
export function themePicture(text: string, theme: Theme): string {
  const { tint } = createTones(pictureTheme(theme))
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
 * Marks a picture as drawn for another theme. It differs from the shipped picture but still shows
 * sample content, so `npm run launch:check` lists it.
 */
export function markSample(picture: Sharp, { appearance, colors, typeface }: Theme): Sharp {
  const isAsShipped =
    appearance === defaultTheme.appearance &&
    colors.brand === defaultTheme.colors.brand &&
    typeface === defaultTheme.typeface
  return isAsShipped ? picture : picture.withExif({ IFD0: { ImageDescription: draftPicture } })
}

/**
 * The background of covers, and the shadow of the objects on it: custom properties for all screens.
 */
export function groundOf(theme: Theme): string {
  const { gradient, shadow } = singleThemeValues(pictureTheme(theme))
  return `:root { --case-ground: ${gradient.panel}; --shadow: 24px 32px 64px -16px ${shadow.frame}; }`
}
