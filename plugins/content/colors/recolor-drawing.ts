import { toHex, toOklch } from './oklch'
import type { SingleTheme } from './theme'
import { createTones } from './tones'

/** Swaps dark and light colors for a light page. */
const mirrored = (hex: string): string => {
  const color = toOklch(hex)
  return toHex({ ...color, lightness: Math.min(0.97, 1.15 - color.lightness) })
}

/** Recolors an SVG, drawn in the shipped theme, for another theme. */
export function recolorDrawing(theme: SingleTheme, svg: string): string {
  const { tint } = createTones(theme)
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) =>
    tint(theme.colorScheme === 'light' ? mirrored(hex) : hex),
  )
}
