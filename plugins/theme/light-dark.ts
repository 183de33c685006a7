import { singleThemesOf, type Theme, type SingleTheme } from './theme'

/** Matches a color in CSS and SVG files. */
const colors = /#[0-9a-f]{6}\b|rgb\([^)]*\)/g

/**
 * The text with `light-dark()` for each color that differs between the two; `color-scheme` decides
 * which one an element uses.
 * @throws if the texts differ in anything other than colors
 */
export function lightDark(light: string, dark: string): string {
  const darkColors = dark.match(colors) ?? []
  if (light.replace(colors, '') !== dark.replace(colors, ''))
    throw new Error(`The color schemes differ in more than colors:\n${light}\n${dark}`)
  let index = 0
  return light.replace(colors, (color) => {
    const other = darkColors[index++] ?? color
    return color === other ? color : `light-dark(${color}, ${other})`
  })
}

/**
 * An SVG file in the colors of a theme; with `auto` it follows the `color-scheme` of the image that
 * shows it.
 */
export function svgOfThemes(
  theme: Pick<Theme, 'colorScheme' | 'colors'>,
  draw: (single: SingleTheme) => string,
): string {
  const [svg = '', dark] = singleThemesOf(theme).map(draw)
  return dark === undefined
    ? svg
    : lightDark(svg, dark).replace('<svg', '<svg style="color-scheme:light dark"')
}
