import type { ColorRole } from '../content/theme/look'
import type { ThemeValues } from './theme-values'

/** From data/theme.json; webpack-config.ts puts it in, so that no color is computed in a browser. */
declare const THEME: ThemeValues

export type { ColorRole }

const roles = THEME.roles
const roleNames = Object.keys(roles)

/** The custom property of a role; in production a number, which compresses better. */
const property = (role: string): string =>
  process.env.NODE_ENV === 'production' ? `--${roleNames.indexOf(role)}` : `--color-${role}`

const declare = (values: Partial<Record<ColorRole, string>>): string =>
  Object.entries(values)
    .map(([role, value]) => `${property(role)}: ${value};`)
    .join('')

/** The roles as custom properties, for the global style. */
export const colorDeclarations = declare(roles)
export const printColorDeclarations = declare(THEME.print)
export const sectionColorDeclarations = declare(THEME.section)

/** The colors by role, as CSS values: `color.text`. */
export const color = Object.fromEntries(
  roleNames.map((role) => [role, `var(${property(role)})`]),
) as Record<ColorRole, string>

/** A declaration that gives a role another color in an element. */
export const setColor = (role: ColorRole, value: string): string => `${property(role)}: ${value};`

/** A transparent fill of a color that custom properties may change. */
export const tint = (value: string, percent: number): string =>
  `color-mix(in srgb, ${value} ${percent}%, transparent)`

export const appearance = THEME.appearance

/** The color of the browser's toolbar. */
export const themeColor = roles.background

/** The colors of the embedded calendar, without "#". */
export const calendarColors = THEME.calendar

/** Light always comes from the top left; in a window that is wider than the page, of the page. */
export const gradient = THEME.gradient
export const translucent = THEME.translucent
export const artwork = THEME.artwork
