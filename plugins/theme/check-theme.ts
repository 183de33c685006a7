import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { toObject, type Issue, issueAt, type ParsedFile, textsAt } from '../content'
import { contrastOf, contrastPairs } from './contrast'
import { derivePalette } from './derive-palette'
import type { ColorRole } from './design'
import { toHex, toOklch } from './oklch'
import { type ColorScheme, type SingleTheme, singleThemesOf, type Theme, themeOf } from './theme'

type Colors = Pick<Theme, 'colorScheme' | 'colors'>

/** Two colors of a theme with too little contrast. */
interface LowContrast {
  /** The color scheme that has them. */
  colorScheme: ColorScheme
  front: ColorRole
  back: ColorRole
  /** "#rrggbb" */
  colors: [front: string, back: string]
  /** The actual contrast ratio, and the required one. */
  ratio: number
  needed: number
}

/**
 * The pair that misses its required contrast by most, on the page or in a section; undefined if
 * there is none.
 */
export const lowestContrast = (theme: Colors): LowContrast | undefined =>
  singleThemesOf(theme).flatMap(lowContrasts).sort(byDistance)[0]

const byDistance = (one: LowContrast, other: LowContrast): number =>
  one.ratio / one.needed - other.ratio / other.needed

function lowContrasts(theme: SingleTheme): LowContrast[] {
  const { colorScheme } = theme
  const { roles, section } = derivePalette(theme)
  const found: LowContrast[] = []
  for (const all of [roles, { ...roles, ...section }])
    for (const { front, backs, ratio: needed } of contrastPairs)
      for (const back of backs) {
        const colors: LowContrast['colors'] = [all[front], all[back]]
        const ratio = contrastOf(...colors)
        if (ratio < needed) found.push({ colorScheme, front, back, colors, ratio, needed })
      }
  return found
}

const isReadable = (theme: SingleTheme): boolean => lowContrasts(theme).length === 0

const step = 0.01

/**
 * The brand color of the same hue with the nearest lightness that reaches all contrasts; undefined
 * if there is none.
 */
export function nearestBrand({ colorScheme, colors }: Colors): string | undefined {
  const color = toOklch(colors.brand)
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [color.lightness + distance, color.lightness - distance]) {
      if (lightness < 0 || lightness > 1) continue
      const brand = toHex({ ...color, lightness })
      if (singleThemesOf({ colorScheme, colors: { ...colors, brand } }).every(isReadable))
        return brand
    }
  }
  return undefined
}

/** Plain names of the roles whose key is not one. */
const roleNames: Partial<Record<string, string>> = {
  background: 'the background of the page',
  surface: 'cards and fields',
  surfaceRaised: 'raised cards',
  surfaceHover: 'hovered cards',
  field: 'borders of fields',
  textSoft: 'body text',
  textFaint: 'small text',
  primary: 'filled buttons',
  primaryStrong: 'hovered buttons',
  onPrimary: 'the text of buttons',
  accent: 'accents in headings',
  highlight: 'icons and focus rings',
  link: 'links',
}

const roleName = (role: string): string => roleNames[role] ?? role

const describeContrast = (
  { colorScheme, front, back, colors: [one, other], ratio, needed }: LowContrast,
  theme: Theme,
): string => {
  const reached = Math.floor(ratio * 100) / 100
  const where = theme.colorScheme === 'auto' ? `in the ${colorScheme} color scheme ` : ''
  return `${where}gives ${roleName(front)} (${one}) a contrast of ${reached}:1 on ${roleName(back)} (${other}), which needs ${needed}:1`
}

/** The color to change, and the suggested one. */
function adviceOn(theme: Theme, { colorScheme }: LowContrast): { pointer: string; hint: string } {
  const nearest = nearestBrand(theme)
  if (nearest) return { pointer: '/colors/brand', hint: `the nearest that can is "${nearest}"` }
  const direction = colorScheme === 'dark' ? 'darker' : 'lighter'
  return {
    pointer: theme.colors.background ? '/colors/background' : '/colors/brand',
    hint: `with the color scheme "${colorScheme}" choose a ${direction} background`,
  }
}

function colorIssues(file: ParsedFile): Issue[] {
  const theme = themeOf(Object(file.value) as Record<string, unknown>)
  const lowest = lowestContrast(theme)
  if (!lowest) return []
  const { pointer, hint } = adviceOn(theme, lowest)
  return [issueAt(file, pointer, 'low-contrast', describeContrast(lowest, theme), hint)]
}

/** Whether a package is installed that has a file in the format that plugins/fonts reads. */
function isInstalled(typeface: string): boolean {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const file = `${typeface}/files/${basename(typeface)}-latin-wght-normal.woff2`
  return resolve.paths(file)?.some((folder) => existsSync(join(folder, file))) === true
}

const typefacePointers = (file: ParsedFile): string[] =>
  Object.keys(toObject(toObject(file.value).typefaces)).map((tag) => `/typefaces/${tag}`)

const typefaceIssues = (file: ParsedFile): Issue[] =>
  ['/typeface', '/headingTypeface', ...typefacePointers(file)]
    .flatMap((pointer) => textsAt(file, pointer))
    .filter(({ text }) => !isInstalled(text))
    .map(({ pointer, text }) => {
      const message = `"${text}" is not an installed typeface with a variable weight`
      const hint = `npm install --save-exact ${text}`
      return issueAt(file, pointer, 'unknown-name', message, hint)
    })

/** Checks that the colors derived from a theme are legible, and that its typefaces are installed. */
export const checkTheme = (file: ParsedFile): Issue[] =>
  file.collection.type === 'Theme' ? [...colorIssues(file), ...typefaceIssues(file)] : []
