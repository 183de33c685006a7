import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readTheme, themeFile, wideLogoWarning } from '../content/node'
import { type BrandSources, writeBrandFiles } from './brand-files'
import { colorSchemeScript } from './color-scheme-script'

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

/** Not earlier: a build with invalid content writes nothing. */
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

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return
  const define = plugins.define as (constants: Record<string, string>) => object
  const script = JSON.stringify(colorSchemeScript(readTheme(process.cwd())))
  actions.setWebpackConfig({ plugins: [define({ COLOR_SCHEME_SCRIPT: script })] })
}
