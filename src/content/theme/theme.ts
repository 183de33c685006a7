import { toOklch } from './oklch'

/** Dark text on light, or light text on dark. */
export type Appearance = 'dark' | 'light'

/** data/theme.json: what decides the look of the site. */
export interface Theme {
  /** auto: as the visitor's system is set, or as the visitor chooses. */
  appearance: Appearance | 'auto'
  colors: {
    /** Buttons, links and accents, as "#7747ff". */
    brand: string
    /** The background of the page; without it, derived from the brand color. */
    background?: string
    /** The background of badges. */
    badge?: string
  }
  /** The radius of buttons and fields, in pixels at the default text size; all others follow. */
  radius: number
  /** A package `@fontsource-variable/*`. */
  typeface: string
  /** The address of an SVG in static/. */
  logo: string
  /** The sign after headings; absent for none. */
  ending?: string
}

/** One appearance of a theme, from which colors are derived. */
export interface ThemeSide extends Pick<Theme, 'colors'> {
  appearance: Appearance
}

/** The appearances that a theme has: light and dark with `auto`, whose background is that of the one it fits. */
export function sidesOf({ appearance, colors }: Pick<Theme, 'appearance' | 'colors'>): ThemeSide[] {
  if (appearance !== 'auto') return [{ appearance, colors }]
  const { background } = colors
  const fits = background && toOklch(background).lightness > 0.5 ? 'light' : 'dark'
  return (['light', 'dark'] as const).map((side) => ({
    appearance: side,
    colors: side === fits ? colors : { ...colors, background: undefined },
  }))
}

/** The appearance of pictures that cannot follow the visitor: the dark one of `auto`, as of the shipped pictures. */
export const pictureSide = (theme: Pick<Theme, 'appearance' | 'colors'>): ThemeSide =>
  theme.appearance === 'light'
    ? { ...theme, appearance: 'light' }
    : { appearance: 'dark', colors: (sidesOf(theme).at(-1) ?? theme).colors }

const appearances: readonly unknown[] = ['dark', 'light', 'auto']

const isAppearance = (value: unknown): value is Theme['appearance'] => appearances.includes(value)

/** For the parts of data/theme.json that are missing or cannot be read, which validation reports. */
export const defaultTheme: Theme = {
  appearance: 'dark',
  colors: { brand: '#7747ff' },
  radius: 8,
  typeface: '@fontsource-variable/schibsted-grotesk',
  logo: '/brand/mark.svg',
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOr = <Text extends string | undefined>(value: unknown, other: Text): string | Text =>
  typeof value === 'string' && value ? value : other

/** The theme in the text of data/theme.json. */
export function parseTheme(text: string): Theme {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return defaultTheme
  }
  if (!isRecord(given)) return defaultTheme
  const colors = isRecord(given.colors) ? given.colors : {}
  const { radius } = given
  return {
    appearance: isAppearance(given.appearance) ? given.appearance : defaultTheme.appearance,
    colors: {
      brand: isColor(colors.brand) ? colors.brand.toLowerCase() : defaultTheme.colors.brand,
      background: isColor(colors.background) ? colors.background.toLowerCase() : undefined,
      badge: isColor(colors.badge) ? colors.badge.toLowerCase() : undefined,
    },
    radius: typeof radius === 'number' ? radius : defaultTheme.radius,
    typeface: textOr(given.typeface, defaultTheme.typeface),
    logo: textOr(given.logo, defaultTheme.logo),
    ending: textOr(given.ending, undefined),
  }
}
