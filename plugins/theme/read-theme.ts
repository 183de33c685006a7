import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTheme, parseTheme, type Theme } from './theme'

/** The path of the theme from the root of the site. */
export const themeFile = 'data/theme.json'

/** Reads the theme of a site. */
export function readTheme(root: string): Theme {
  const file = join(root, themeFile)
  return existsSync(file) ? parseTheme(readFileSync(file, 'utf8')) : defaultTheme
}
