/** data/theme.json: what decides the look of the site. */
export interface Theme {
  appearance: 'dark' | 'light'
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
    appearance: given.appearance === 'light' ? 'light' : 'dark',
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
