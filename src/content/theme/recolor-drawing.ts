import { toHex, toOklch } from './oklch'
import type { ThemeSide } from './theme'
import { createTones } from './tones'

/** What is dark on a dark page is light on a light one. */
const mirrored = (hex: string): string => {
  const color = toOklch(hex)
  return toHex({ ...color, lightness: Math.min(0.97, 1.15 - color.lightness) })
}

/** An SVG that was drawn for the shipped theme, in the colors of another one. */
export function recolorDrawing(theme: ThemeSide, svg: string): string {
  const { tint } = createTones(theme)
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) =>
    tint(theme.appearance === 'light' ? mirrored(hex) : hex),
  )
}
