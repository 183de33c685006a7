import { join } from 'node:path'
import { readLogo } from '../../../content/theme/read-logo'
import { readTheme, themeFile } from '../../../content/theme/read-theme'
import { themeValues, type ThemeValues } from '../../../styles/theme-values'

/** What webpack's DefinePlugin puts in place of a name: code, or a function that makes it. */
type Constants = Record<string, unknown>

/** Gatsby's way to make a DefinePlugin. */
export type Define = (constants: Constants) => object

/** https://webpack.js.org/plugins/define-plugin/#runtime-values-via-runtimevalue */
interface DefinePlugin {
  runtimeValue: (code: () => string, options: { fileDependencies: string[] }) => unknown
}

/**
 * The values of data/theme.json for src/styles, each in the place where it is used: a browser gets
 * results only, and `develop` shows a change as soon as the file is saved.
 */
export function themeConstants(define: Define, root: string): Constants {
  const values = (): ThemeValues => {
    const theme = readTheme(root)
    return themeValues(theme, readLogo(root, theme))
  }
  const { runtimeValue } = define({}).constructor as unknown as DefinePlugin
  const names = Object.keys(values()) as (keyof ThemeValues)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      runtimeValue(() => JSON.stringify(values()[name]), {
        fileDependencies: [join(root, themeFile)],
      }),
    ]),
  )
}
