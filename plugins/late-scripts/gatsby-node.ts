import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { formScript, ScriptLoaderPlugin } from './script-loader-plugin'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ plugins: [new ScriptLoaderPlugin(resolve('public'))] })
  if (stage === 'build-html') {
    const define = plugins.define as (constants: Record<string, string>) => object
    actions.setWebpackConfig({ plugins: [define({ FORM_SCRIPT: JSON.stringify(formScript()) })] })
  }
}
