import { sidesOf, type Theme, type ThemeSide } from './theme'

/** What CSS and SVG files have as a color. */
const colors = /#[0-9a-f]{6}\b|rgb\([^)]*\)/g

/**
 * The text with `light-dark()` for each color that is not the same in both; `color-scheme` decides
 * which of the two an element has.
 * @throws if the texts differ in more than colors
 */
export function lightDark(light: string, dark: string): string {
  const others = dark.match(colors) ?? []
  if (light.replace(colors, '') !== dark.replace(colors, ''))
    throw new Error(`The appearances differ in more than colors:\n${light}\n${dark}`)
  let index = 0
  return light.replace(colors, (color) => {
    const other = others[index++] ?? color
    return color === other ? color : `light-dark(${color}, ${other})`
  })
}

/** An SVG file in the colors of a theme; with `auto` one that follows the `color-scheme` of the image that shows it. */
export function svgOfSides(
  theme: Pick<Theme, 'appearance' | 'colors'>,
  draw: (side: ThemeSide) => string,
): string {
  const [svg = '', dark] = sidesOf(theme).map(draw)
  return dark === undefined
    ? svg
    : lightDark(svg, dark).replace('<svg', '<svg style="color-scheme:light dark"')
}
