import { join } from 'node:path'
import { readLogo } from '../../../content/theme/read-logo'
import { readTheme, themeFile } from '../../../content/theme/read-theme'
import { themeValues, type ThemeValues } from '../../../styles/theme-values'

/** The replacement of a name by webpack's DefinePlugin: code, or a function that returns it. */
type Constants = Record<string, unknown>

/** Gatsby's function to create a DefinePlugin. */
export type Define = (constants: Constants) => object

/** https://webpack.js.org/plugins/define-plugin/#runtime-values-via-runtimevalue */
interface DefinePlugin {
  runtimeValue: (code: () => string, options: { fileDependencies: string[] }) => unknown
}

/**
 * The values of data/theme.json for src/styles, each inserted at the place of use: browsers receive
 * only results, and development shows a change as soon as the file is saved.
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
