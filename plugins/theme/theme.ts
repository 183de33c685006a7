import { toOklch } from './oklch'

/** Dark text on a light background, or the reverse. */
export type ColorScheme = 'dark' | 'light'

/** The content of data/theme.json. */
export interface Theme {
  /** auto: the visitor's system decides, or the visitor. */
  colorScheme: ColorScheme | 'auto'
  colors: {
    /** The color of buttons, links and accents, such as "#7747ff". */
    brand: string
    /** The background of the page; by default derived from the brand color. */
    background?: string
    /** The background of badges. */
    badge?: string
  }
  /**
   * The radius of buttons and fields, in pixels at the default text size; all others are derived
   * from it.
   */
  radius: number
  /** The name of a package `@fontsource-variable/*`. */
  typeface: string
  /** That of headings, if it is another one. */
  headingTypeface?: string
  /** Those of other languages, for the letters that the typeface does not have, by their tags. */
  typefaces?: Readonly<Record<string, string>>
  /** The path of an SVG in static/. */
  logo: string
  /** The path of an SVG in static/ that replaces the logo and the name beside it. */
  wordmark?: string
  /** The sign after headings and steps; undefined for none. */
  headlineMark?: string
  /** Whether pages have the decorations of a code editor; by default they have. */
  decorations?: boolean
}

/** One color scheme of a theme, from which colors are derived. */
export interface SingleTheme extends Pick<Theme, 'colors'> {
  colorScheme: ColorScheme
}

/**
 * The color schemes of a theme. `auto` has a light and a dark one; the background of the theme
 * applies to the one it suits.
 */
export function singleThemesOf({
  colorScheme,
  colors,
}: Pick<Theme, 'colorScheme' | 'colors'>): SingleTheme[] {
  if (colorScheme !== 'auto') return [{ colorScheme, colors }]
  const { background } = colors
  const fits = background && toOklch(background).lightness > 0.5 ? 'light' : 'dark'
  return (['light', 'dark'] as const).map((colorScheme) => ({
    colorScheme,
    colors: colorScheme === fits ? colors : { ...colors, background: undefined },
  }))
}

/**
 * The color scheme of pictures that cannot follow the visitor's choice: with `auto` the dark one,
 * like the shipped pictures.
 */
export const pictureTheme = (theme: Pick<Theme, 'colorScheme' | 'colors'>): SingleTheme =>
  theme.colorScheme === 'light'
    ? { ...theme, colorScheme: 'light' }
    : { colorScheme: 'dark', colors: (singleThemesOf(theme).at(-1) ?? theme).colors }

const colorSchemes: readonly unknown[] = ['dark', 'light', 'auto']

const isColorScheme = (value: unknown): value is Theme['colorScheme'] =>
  colorSchemes.includes(value)

/**
 * The defaults for parts of data/theme.json that are missing or cannot be parsed, which the content
 * check reports.
 */
export const defaultTheme: Theme = {
  colorScheme: 'dark',
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

const typefacesOf = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** The theme in the fields of data/theme.json. */
export function themeOf(given: Readonly<Record<string, unknown>>): Theme {
  const colors = isRecord(given.colors) ? given.colors : {}
  const { radius } = given
  return {
    colorScheme: isColorScheme(given.colorScheme) ? given.colorScheme : defaultTheme.colorScheme,
    colors: {
      brand: isColor(colors.brand) ? colors.brand.toLowerCase() : defaultTheme.colors.brand,
      background: isColor(colors.background) ? colors.background.toLowerCase() : undefined,
      badge: isColor(colors.badge) ? colors.badge.toLowerCase() : undefined,
    },
    radius: typeof radius === 'number' ? radius : defaultTheme.radius,
    typeface: textOr(given.typeface, defaultTheme.typeface),
    headingTypeface: textOr(given.headingTypeface, undefined),
    typefaces: typefacesOf(given.typefaces),
    logo: textOr(given.logo, defaultTheme.logo),
    wordmark: textOr(given.wordmark, undefined),
    headlineMark: textOr(given.headlineMark, undefined),
    decorations: given.decorations !== false,
  }
}
