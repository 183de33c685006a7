import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLogo, readWordmark } from './read-logo'
import { defaultTheme, parseTheme, type Theme } from './theme'
import { type ThemeValues, themeValues } from './theme-values'
import { readWritingSystem } from './writing-system'

/** The path of the theme from the root of the site. */
export const themeFile = 'data/theme.json'

/** Reads the theme of a site. */
export function readTheme(root: string): Theme {
  const file = join(root, themeFile)
  return existsSync(file) ? parseTheme(readFileSync(file, 'utf8')) : defaultTheme
}

/** The values of a site's theme as CSS. */
export function readThemeValues(root: string): ThemeValues {
  const theme = readTheme(root)
  const [logo, wordmark] = [readLogo(root, theme), readWordmark(root, theme)]
  return themeValues(theme, logo, wordmark, readWritingSystem(root))
}
