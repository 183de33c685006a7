import { resolve, sep } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readSymbols, writeIcons, type IconSources } from './icon-sprite'

const sourcesOf = (options: object): IconSources => options as IconSources

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    interface: Joi.array()
      .items(Joi.string())
      .default([])
      .description('The names of the Lucide icons that components use'),
    content: Joi.string()
      .required()
      .description('The folder of the JSON files whose fields "icon" name icons'),
    brands: Joi.array()
      .items(Joi.string())
      .default([])
      .description('The files in that folder whose icons are logos, from Simple Icons or own ones'),
  })

/** Not earlier: a build with invalid content writes nothing. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (_args, options) =>
  writeIcons(process.cwd(), sourcesOf(options))

let isServing = false

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => {
  isServing = true
}

/** Gatsby creates the node of a file again when it is saved. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node }, options) => {
  const sources = sourcesOf(options)
  if (isServing && String(node.absolutePath).startsWith(resolve(sources.content) + sep))
    writeIcons(process.cwd(), sources)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage !== 'build-html' && stage !== 'develop-html') return
  const define = plugins.define as (constants: Record<string, string>) => object
  const symbols = JSON.stringify(readSymbols(process.cwd()))
  actions.setWebpackConfig({ plugins: [define({ ICON_SYMBOLS: symbols })] })
}
