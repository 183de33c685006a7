import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { inLanguage, listLanguages } from '../content/node'
import { type BrandSources, writeBrandFiles } from './brand-files'
import { colorSchemeScript } from './color-scheme-script'
import { readTheme, themeFile, wideLogoWarning } from './read-theme'
import { readThemeValues, type ThemeValues } from './theme-values'

const optionsOf = (options: object): BrandSources => options as BrandSources

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    site: Joi.string()
      .required()
      .description(
        'The JSON file with "name", "description", "language" and "direction" of the site',
      ),
    drawings: Joi.array()
      .items(Joi.string().pattern(/\.svg$/))
      .default([])
      .description(
        'SVG files in the colors of the shipped theme, to be written in those of the site',
      ),
  })

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Runs after the check of the content, so that a build with invalid content writes nothing. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async ({ reporter }, options) => {
  const root = process.cwd()
  const warning = wideLogoWarning(root, readTheme(root))
  if (warning !== undefined) reporter.warn(warning)
  await writeBrandFiles(root, optionsOf(options))
}

/** Gatsby creates the node of the theme's file again when it is saved. */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node }, options) => {
  if (isDevelop && node.absolutePath === join(process.cwd(), themeFile))
    await writeBrandFiles(process.cwd(), optionsOf(options))
}

interface RuntimeValueOptions {
  /** In development, the value is computed again when one of them is saved. */
  fileDependencies: string[]
  /** What was compiled with another version is not taken from the cache. */
  version: () => string
}

/** The part of webpack's DefinePlugin that updates constants: https://webpack.js.org/plugins/define-plugin/#runtime-values-via-runtimevalue */
interface DefinePlugin {
  runtimeValue: (code: () => string, options: RuntimeValueOptions) => unknown
}

/**
 * Inserts the values of the theme in place of `THEME`, each at the place of use: browsers receive
 * only results, and development shows a change as soon as the file is saved.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: Record<string, unknown>) => object
  const { runtimeValue } = define({}).constructor as unknown as DefinePlugin
  const root = process.cwd()
  const sites = listLanguages(root).map((language) =>
    join(root, 'data', inLanguage('site.json', language)),
  )
  const fileDependencies = [join(root, themeFile), ...sites]
  const names = Object.keys(readThemeValues(root)) as (keyof ThemeValues)[]
  const THEME = Object.fromEntries(
    names.map((name) => {
      const code = () => JSON.stringify(readThemeValues(root)[name])
      // Also the code that computes it can change between builds.
      return [name, runtimeValue(code, { fileDependencies, version: code })]
    }),
  )
  const isHtml = stage === 'build-html' || stage === 'develop-html'
  const script = isHtml && {
    COLOR_SCHEME_SCRIPT: JSON.stringify(colorSchemeScript(readTheme(root))),
  }
  actions.setWebpackConfig({ plugins: [define({ THEME, ...script })] })
}
