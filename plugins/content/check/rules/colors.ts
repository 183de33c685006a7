import type { ContentSource } from '../../model'
import { badgeColors } from '../../core/badge-colors'
import { contrastOf } from '../../../theme/contrast'
import { type LowContrast, lowestContrast, nearestBrand } from '../../../theme/lowest-contrast'
import { type Theme, themeOf } from '../../../theme/theme'
import type { Issue } from '../../core/issue'
import { issueAt, type JsonFile, textAt, textsAt } from '../../core/json/json-file'
import { memoize } from '../../core/memoize'

const minRatio = 4.5

/** Checks that the text on the scheduling badge is legible. */
export function checkContrast(file: JsonFile): Issue[] {
  if (file.kind.type !== 'Scheduling') return []
  const given = { color: textAt(file, '/badge/color'), textColor: textAt(file, '/badge/textColor') }
  if (!given.color && !given.textColor) return []
  const pointer = given.textColor ? '/badge/textColor' : '/badge/color'
  const { color = badgeColors.color, textColor = badgeColors.textColor } = given
  const ratio = contrastOf(`#${textColor}`, `#${color}`)
  if (ratio >= minRatio) return []
  const other = given.textColor ? 'color' : 'textColor'
  const message = `has a contrast of ${ratio.toFixed(1)}:1 to "${other}"`
  return [issueAt(file, pointer, 'low-contrast', message, `choose one of at least ${minRatio}:1`)]
}

/** Plain names of the roles whose key is not one. */
const names: Partial<Record<string, string>> = {
  background: 'the background of the page',
  surface: 'cards and fields',
  surfaceRaised: 'raised cards',
  surfaceHover: 'hovered cards',
  field: 'borders of fields',
  textSoft: 'body text',
  textFaint: 'small text',
  primary: 'filled buttons',
  primaryStrong: 'pressed buttons',
  onPrimary: 'the text of buttons',
  accent: 'accents in headings',
  highlight: 'icons and focus rings',
  link: 'links',
}

const nameOf = (role: string): string => names[role] ?? role

const describe = (
  { colorScheme, front, back, colors: [one, other], ratio, needed }: LowContrast,
  theme: Theme,
): string => {
  const reached = Math.floor(ratio * 100) / 100
  const where = theme.colorScheme === 'auto' ? `in the ${colorScheme} color scheme ` : ''
  return `${where}gives ${nameOf(front)} (${one}) a contrast of ${reached}:1 on ${nameOf(back)} (${other}), which needs ${needed}:1`
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

const colorIssues = memoize((file: JsonFile): readonly Issue[] => {
  const theme = themeOf(Object(file.value) as Record<string, unknown>)
  const lowest = lowestContrast(theme)
  if (!lowest) return []
  const { pointer, hint } = adviceOn(theme, lowest)
  return [issueAt(file, pointer, 'low-contrast', describe(lowest, theme), hint)]
})

const typefaceIssues = (file: JsonFile, typefaces: ReadonlySet<string>): Issue[] =>
  ['/typeface', '/headingTypeface']
    .flatMap((pointer) => textsAt(file, pointer))
    .filter(({ text }) => !typefaces.has(text))
    .map(({ pointer, text }) => {
      const message = `"${text}" is not an installed typeface with a variable weight`
      const hint = `npm install --save-exact ${text}`
      return issueAt(file, pointer, 'unknown-name', message, hint)
    })

/**
 * Checks that the colors derived from a theme are legible, and that its typefaces exist.
 */
export const checkTheme = (files: JsonFile[], { typefaces }: ContentSource): Issue[] =>
  files
    .filter(({ kind }) => kind.type === 'Theme')
    .flatMap((file) => [...colorIssues(file), ...typefaceIssues(file, typefaces)])
