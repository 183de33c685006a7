import { join } from 'node:path'
import { readFields } from '../content/node'
import { readLogo, readWordmark } from './read-logo'
import { type Theme, themeOf } from './theme'
import { type ThemeValues, themeValues } from './theme-values'
import { readWritingSystem } from './writing-system'

/** The path of the theme from the root of the site. */
export const themeFile = 'data/theme.json'

/** Reads the theme of a site. */
export const readTheme = (root: string): Theme => themeOf(readFields(join(root, themeFile)))

/** The values of a site's theme as CSS. */
export function readThemeValues(root: string): ThemeValues {
  const theme = readTheme(root)
  const [logo, wordmark] = [readLogo(root, theme), readWordmark(root, theme)]
  return themeValues(theme, logo, wordmark, readWritingSystem(root))
}
