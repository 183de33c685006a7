import { lightDark } from '../content/theme/light-dark'
import type { singleThemeValues } from './theme-values'

type SingleThemeValues = ReturnType<typeof singleThemeValues>

const mapBoth = <Values extends object>(light: Values, dark: object): Values => {
  const others = new Map<string, unknown>(Object.entries(dark))
  const values = Object.entries<unknown>({ ...(light as object) })
  const both = values.map(([name, value]): [string, unknown] => {
    const other = others.get(name) ?? value
    return [name, typeof value === 'string' ? lightDark(value, String(other)) : value]
  })
  return Object.fromEntries(both) as Values
}

/** A section sets every role that it changes in at least one of the color schemes. */
function sections(
  { roles, section }: SingleThemeValues,
  dark: SingleThemeValues,
): SingleThemeValues['section'] {
  const changed = Object.keys(roles).filter((role) => role in section || role in dark.section)
  const valuesOf = (all: object): object =>
    Object.fromEntries(Object.entries(all).filter(([role]) => changed.includes(role)))
  return mapBoth(valuesOf({ ...roles, ...section }), valuesOf({ ...dark.roles, ...dark.section }))
}

/** The colors of both color schemes; `color-scheme` decides which one an element uses. */
export const mergeColorSchemes = (
  light: SingleThemeValues,
  dark: SingleThemeValues,
): SingleThemeValues => ({
  ...light,
  roles: mapBoth(light.roles, dark.roles),
  print: mapBoth(light.print, dark.print),
  section: sections(light, dark),
  gradient: mapBoth(light.gradient, dark.gradient),
  translucent: mapBoth(light.translucent, dark.translucent),
  shadow: mapBoth(light.shadow, dark.shadow),
  artwork: mapBoth(light.artwork, dark.artwork),
})
