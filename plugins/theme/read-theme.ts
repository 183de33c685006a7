import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFields } from '../content/node'
import { type Theme, themeOf } from './theme'

/** The path of the theme from the root of the site. */
export const themeFile = 'data/theme.json'

export const readTheme = (root: string): Theme => themeOf(readFields(join(root, themeFile)))

/** The parts of the SVG of a logo or wordmark. */
export interface Logo {
  /** The text of the file. */
  svg: string
  viewBox: string
  /** The content of its outer element. */
  shapes: string
  /** Its ratio of width to height. */
  ratio: number
}

export function parseLogo(svg: string): Logo {
  const [, viewBox = '0 0 24 24'] = /<svg[^>]*\bviewBox=["']([^"']+)["']/.exec(svg) ?? []
  const [, , width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const shapes = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '')
  return { svg, viewBox, shapes, ratio: width / height || 1 }
}

/** Reads an SVG in static/; an empty one if it is missing, which the content check reports. */
function readLogoFile(root: string, path: string): Logo {
  const file = join(root, 'static', path)
  return parseLogo(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

export const readLogo = (root: string, { logo }: Pick<Theme, 'logo'>): Logo =>
  readLogoFile(root, logo)

/** Reads the wordmark of a theme, if it has one. */
export const readWordmark = (
  root: string,
  { wordmark }: Pick<Theme, 'wordmark'>,
): Logo | undefined => (wordmark === undefined ? undefined : readLogoFile(root, wordmark))

/** A wider logo is hard to see in the header and in icons. */
const maxRatio = 1.5

/** Says what to do about a logo that is too wide; undefined if it is not. */
export function wideLogoWarning(root: string, theme: Theme): string | undefined {
  const { ratio } = readLogo(root, theme)
  if (ratio <= maxRatio || theme.wordmark !== undefined) return undefined
  const shape = `${ratio.toFixed(1)} times as wide as high, so it is small in the header and in icons`
  return `static${theme.logo} is ${shape}. Name it as "wordmark" in data/theme.json, and a square sign as "logo".`
}
