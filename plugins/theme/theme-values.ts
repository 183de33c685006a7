/**
 * The values that src/styles takes from data/theme.json, and from the language of the site. Runs
 * only in Node: a build inserts the result.
 */
import { derivePalette } from './derive-palette'
import type { Stop, Translucent } from './design'
import { lightDark } from './light-dark'
import type { Logo } from '../content/node'
import { readLogo, readTheme, readWordmark } from './read-theme'
import { type SingleTheme, singleThemesOf, type Theme } from './theme'
import {
  readOtherWritingSystems,
  readWritingSystem,
  type WritingSystem,
  writingSystem,
} from './writing-system'

type SingleThemeValues = ReturnType<typeof singleThemeValues>

const mapBoth = <Values extends object>(light: Values, dark: object): Values => {
  const darkValues = new Map<string, unknown>(Object.entries(dark))
  const values = Object.entries<unknown>({ ...(light as object) })
  const both = values.map(([name, value]): [string, unknown] => {
    const other = darkValues.get(name) ?? value
    return [name, typeof value === 'string' ? lightDark(value, String(other)) : value]
  })
  return Object.fromEntries(both) as Values
}

/** A section sets every role that it changes in at least one of the color schemes. */
function mergeSections(
  { roles, section }: SingleThemeValues,
  dark: SingleThemeValues,
): SingleThemeValues['section'] {
  const changed = Object.keys(roles).filter((role) => role in section || role in dark.section)
  const valuesOf = (all: object): object =>
    Object.fromEntries(Object.entries(all).filter(([role]) => changed.includes(role)))
  return mapBoth(valuesOf({ ...roles, ...section }), valuesOf({ ...dark.roles, ...dark.section }))
}

/** The colors of both color schemes; `color-scheme` decides which one an element uses. */
const mergeColorSchemes = (
  light: SingleThemeValues,
  dark: SingleThemeValues,
): SingleThemeValues => ({
  ...light,
  roles: mapBoth(light.roles, dark.roles),
  print: mapBoth(light.print, dark.print),
  section: mergeSections(light, dark),
  gradient: mapBoth(light.gradient, dark.gradient),
  translucent: mapBoth(light.translucent, dark.translucent),
  shadow: mapBoth(light.shadow, dark.shadow),
})

const cssColor = ([color, opacity]: Translucent): string => {
  const parts = color.match(/[0-9a-f]{2}/gi) ?? []
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(' ')} / ${opacity})`
}

const cssStops = (list: readonly Stop[]): string =>
  list
    .map(({ color, opacity, at }) => {
      const value = opacity === undefined ? color : cssColor([color, opacity])
      return at === undefined ? value : `${value} ${at === 0 ? 0 : `${at}%`}`
    })
    .join(', ')

const cssOfEach = <Name extends string>(list: Record<Name, Translucent>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Translucent>(list).map(([name, value]) => [name, cssColor(value)]),
  ) as Record<Name, string>

const rem = (pixels: number): string => `${pixels / 16}rem`

/**
 * The size of the logo in the header, in rem: as high as possible, and no wider than the gutter.
 */
function logoSize({ ratio }: Pick<Logo, 'ratio'>) {
  const height = Math.min(1.6875, 2 / ratio)
  return { width: height * ratio, height }
}

/** The size of a wordmark in the header, in rem; it has room for a menu beside it on a phone. */
function wordmarkSize({ ratio }: Pick<Logo, 'ratio'>) {
  const height = Math.min(1.75, 11 / ratio)
  return { width: height * ratio, height }
}

/** The colors of one color scheme as CSS. */
function singleThemeValues(single: SingleTheme) {
  const palette = derivePalette(single)
  const { page, banner, panel, edge, cell } = palette.gradient
  return {
    roles: palette.roles,
    /** The roles in print: dark text on white. */
    print: palette.print,
    /** The roles in sections that stand out from the page. */
    section: palette.section,
    gradient: {
      page: `radial-gradient(86% 100% at max(0px, 50% - 45rem) 0, ${cssStops(page)}, transparent 92%)`,
      banner: `radial-gradient(80% 180% at 0 0, ${cssStops(banner)}, transparent 75%)`,
      panel: `linear-gradient(135deg, ${cssStops(panel)})`,
      /** A bright border. */
      edge: `linear-gradient(135deg, ${cssStops(edge)}, transparent 60%)`,
      /** The background of a highlighted cell. */
      cell: `radial-gradient(90% 70% at 0 0, ${cssStops(cell)}, transparent 80%)`,
    },
    translucent: cssOfEach(palette.translucent),
    shadow: cssOfEach(palette.shadow),
    /** For the embedded calendar, which takes colors without "#". */
    calendar: {
      backgroundColor: palette.roles.background.slice(1),
      primaryColor: palette.roles.primary.slice(1),
      textColor: palette.roles.text.slice(1),
    },
  }
}

/** The values of a theme as CSS. */
export function themeValues(
  theme: Theme,
  logo: Pick<Logo, 'ratio'>,
  wordmark?: Pick<Logo, 'ratio'>,
  writing: WritingSystem = writingSystem('en', 'en'),
  otherWriting: Readonly<Record<string, WritingSystem>> = {},
) {
  const [first, dark] = singleThemesOf(theme).map(singleThemeValues)
  if (!first) throw new Error('A theme has at least one color scheme')
  const { radius } = theme
  return {
    ...(dark ? mergeColorSchemes(first, dark) : first),
    colorScheme: theme.colorScheme,
    /** For `color-scheme`. */
    supportedColorSchemes: dark ? 'light dark' : theme.colorScheme,
    /** The colors of the browser's toolbar: a single one, or a light and a dark one. */
    themeColors: [first, ...(dark ? [dark] : [])].map(({ roles }) => roles.background),
    /** The colors of the calendar in the dark color scheme, if there are two color schemes. */
    darkCalendar: dark?.calendar ?? null,
    /** Border radiuses, from the smallest element to the largest. */
    radius: {
      chip: rem(radius * 0.875),
      control: rem(radius),
      frame: rem(radius * 1.25),
      card: rem(radius * 1.5),
    },
    /** The size of the logo in the header, in rem. */
    logo: logoSize(logo),
    /** The size of the wordmark in the header, in rem; null without one. */
    wordmark: wordmark ? wordmarkSize(wordmark) : null,
    /** Whether headings have a typeface of their own. */
    hasHeadingTypeface: theme.headingTypeface !== undefined,
    /** The sign after headings and steps; empty if there is none. */
    headlineMark: theme.headlineMark ?? '',
    /** Whether headings have line numbers, and the home page sparkles and a cursor. */
    hasDecorations: theme.decorations ?? true,
    writing,
    /** That of each other language of the site, by the name of its folder in data/. */
    otherWriting,
  }
}

export type ThemeValues = ReturnType<typeof themeValues>

/** The values of a site's theme as CSS. */
export function readThemeValues(root: string): ThemeValues {
  const theme = readTheme(root)
  const [logo, wordmark] = [readLogo(root, theme), readWordmark(root, theme)]
  const writing = [readWritingSystem(root), readOtherWritingSystems(root)] as const
  return themeValues(theme, logo, wordmark, ...writing)
}
