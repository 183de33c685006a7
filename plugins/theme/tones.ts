import { toHex, toOklch, type Oklch } from './oklch'
import type { SingleTheme } from './theme'

/** The brand color for which the tones in design.ts were chosen. */
const drawnFor = { brand: toOklch('#7747ff'), dark: toOklch('#0b0911'), light: toOklch('#faf8fd') }

/** Functions that take a color chosen for the shipped brand color and return that of the theme. */
export interface Tones {
  /** The brand color itself. */
  brand: string
  /** The theme's own colors. */
  background: string | undefined
  badge: string | undefined
  /** A gray: its hue and chroma follow the background or, without one, the brand color. */
  neutral: (hex: string) => string
  /** A gray of a surface or a line, which also becomes lighter or darker with the background. */
  surface: (hex: string) => string
  /** A color with the hue of the brand color and its own lightness. */
  tint: (hex: string) => string
  /** A color with the hue of the brand color, lighter or darker than it by the same amount. */
  shade: (hex: string) => string
  /** A color with the hue of the brand color, at least as light as it. */
  light: (hex: string) => string
  /** A color with the hue of the brand color, at most as light as it. */
  deep: (hex: string) => string
  /** A gray of a light section on a dark page, which does not follow the background of the page. */
  onPaper: Omit<Tones, 'onPaper'>
}

/** Derives how the colors of the design change with a theme; the shipped theme changes nothing. */
export function createTones({ colorScheme, colors }: SingleTheme): Tones {
  const brand = toOklch(colors.brand)
  const turn = brand.hue - drawnFor.brand.hue
  const vividness = brand.chroma / drawnFor.brand.chroma
  const drawnBackground = drawnFor[colorScheme]
  const background = colors.background ? toOklch(colors.background) : undefined
  // The hue of an almost gray background is arbitrary.
  const isTinted = background !== undefined && background.chroma > 0.004
  const greyTurn = isTinted ? background.hue - drawnBackground.hue : turn
  const greyVividness = background
    ? Math.min(background.chroma / drawnBackground.chroma, 1.5)
    : Math.min(Math.sqrt(vividness), 1.2)
  const lift = background ? background.lightness - drawnBackground.lightness : 0

  const grey = ({ lightness, chroma, hue }: Oklch): Oklch => ({
    lightness,
    chroma: chroma * greyVividness,
    hue: hue + greyTurn,
  })
  const branded = (hex: string, lightness: (drawn: number) => number): string => {
    const drawn = toOklch(hex)
    return toHex({
      lightness: lightness(drawn.lightness),
      chroma: drawn.chroma * vividness,
      hue: drawn.hue + turn,
    })
  }
  const tones: Omit<Tones, 'onPaper'> = {
    brand: colors.brand,
    background: colors.background,
    badge: colors.badge,
    neutral: (hex) => toHex(grey(toOklch(hex))),
    surface: (hex) => {
      const tone = grey(toOklch(hex))
      return toHex({ ...tone, lightness: tone.lightness + lift })
    },
    tint: (hex) => branded(hex, (drawn) => drawn),
    shade: (hex) => branded(hex, (drawn) => drawn + brand.lightness - drawnFor.brand.lightness),
    light: (hex) => branded(hex, (drawn) => Math.max(drawn, brand.lightness)),
    deep: (hex) => branded(hex, (drawn) => Math.min(drawn, brand.lightness)),
  }
  return { ...tones, onPaper: { ...tones, background: undefined, surface: tones.neutral } }
}

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
