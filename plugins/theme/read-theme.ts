import { join } from 'node:path'
import { emptyLogo, type Logo, readFields, readLogoFile } from '../content/node'
import { type Theme, themeOf } from './theme'

/** The path of the theme from the root of the site. */
export const themeFile = 'data/theme.json'

export const readTheme = (root: string): Theme => themeOf(readFields(join(root, themeFile)))

/** Reads an SVG in static/; an empty one if it cannot be shown, which the content check reports. */
const readStaticLogo = (root: string, path: string, id: string): Logo =>
  readLogoFile(join(root, 'static', path), id) ?? emptyLogo

export const readLogo = (root: string, { logo }: Pick<Theme, 'logo'>): Logo =>
  readStaticLogo(root, logo, 'icon_brand')

/** Reads the wordmark of a theme, if it has one. */
export const readWordmark = (
  root: string,
  { wordmark }: Pick<Theme, 'wordmark'>,
): Logo | undefined =>
  wordmark === undefined ? undefined : readStaticLogo(root, wordmark, 'icon_wordmark')

/** The paths in static/ of the logo and the wordmark, without the slash at their beginning. */
export const logoPaths = ({ logo, wordmark }: Pick<Theme, 'logo' | 'wordmark'>): string[] =>
  [logo, wordmark].flatMap((path) => path?.replace(/^\//, '') ?? [])

/** A wider logo is hard to see in the header and in icons. */
const maxRatio = 1.5

/** Says what to do about a logo that is too wide; undefined if it is not. */
export function wideLogoWarning(root: string, theme: Theme): string | undefined {
  const { ratio } = readLogo(root, theme)
  if (ratio <= maxRatio || theme.wordmark !== undefined) return undefined
  const shape = `${ratio.toFixed(1)} times as wide as high, so it is small in the header and in icons`
  return `static${theme.logo} is ${shape}. Name it as "wordmark" in data/theme.json, and a square sign as "logo".`
}
