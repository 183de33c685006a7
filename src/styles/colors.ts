import type { ColorRole, ThemeValues } from '../../plugins/theme'

export type { ColorRole }

const roles = THEME.roles
const roleNames = Object.keys(roles)

const property = (role: string): string => `--color-${role}`

const declare = (values: Partial<Record<ColorRole, string>>): string =>
  Object.entries(values)
    .map(([role, value]) => `${property(role)}: ${value};`)
    .join('')

/** With `auto`: the visitor's choice in the footer (apply-color-scheme.js). */
const chosenColorScheme =
  "@media screen { &[data-color-scheme='light'] { color-scheme: light; } &[data-color-scheme='dark'] { color-scheme: dark; } }"

/** The roles as custom properties, for the global style. */
export const colorDeclarations =
  THEME.colorScheme === 'auto' ? `${declare(roles)}${chosenColorScheme}` : declare(roles)
export const printColorDeclarations = declare(THEME.print)

/** With `auto`, sections follow the page: their colors have both values. */
export const sectionColorDeclarations =
  THEME.colorScheme === 'auto'
    ? `color-scheme: inherit; ${declare(THEME.section)}`
    : declare(THEME.section)

/** The colors by role, as CSS values: `color.text`. Their values are in plugins/theme/design.ts. */
export const color = Object.fromEntries(
  roleNames.map((role) => [role, `var(${property(role)})`]),
) as Record<ColorRole, string>

/** A declaration that sets another color for a role within an element. */
export const setColor = (role: ColorRole, value: string): string => `${property(role)}: ${value};`

/** A transparent fill of a color that custom properties may change. */
export const tint = (value: string, percent: number): string =>
  `color-mix(in srgb, ${value} ${percent}%, transparent)`

export const supportedColorSchemes = THEME.supportedColorSchemes

/** Whether the visitor sees the dark color scheme of `auto`. */
const isDark = (): boolean => {
  const { colorScheme } = document.documentElement.dataset
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme === 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches
}

/** The colors of the embedded calendar, without "#". Only in the browser. */
export const calendarColors = (): ThemeValues['calendar'] =>
  (isDark() && THEME.darkCalendar) || THEME.calendar

/** Light always comes from the top left of the page. */
export const gradient = THEME.gradient
export const translucent = THEME.translucent
