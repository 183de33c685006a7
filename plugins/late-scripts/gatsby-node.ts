import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { formScript, headScript, ScriptLoaderPlugin } from './script-loader-plugin'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (stage === 'build-javascript') {
    const stubs = resolve('plugins/late-scripts/gatsby-stubs.ts')
    actions.setWebpackConfig({
      // Source maps would be published with the scripts.
      devtool: false,
      plugins: [new ScriptLoaderPlugin(resolve('public'))],
      resolve: {
        alias: {
          [resolve('.cache/head/head-export-handler-for-browser.js')]: stubs,
          [resolve('.cache/register-service-worker.js')]: stubs,
          'gatsby-script$': stubs,
          '@builder.io/partytown/integration$': stubs,
        },
      },
    })
  }
  if (stage === 'build-html') {
    const define = plugins.define as (constants: Record<string, string>) => object
    const scripts = {
      HEAD_SCRIPT: JSON.stringify(headScript()),
      FORM_SCRIPT: JSON.stringify(formScript()),
    }
    actions.setWebpackConfig({ plugins: [define(scripts)] })
  }
}

/** Removes Gatsby's reports about its bundles, and a library that no script uses. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  for (const name of ['webpack.stats.json', 'chunk-map.json', '~partytown'])
    rmSync(resolve('public', name), { recursive: true, force: true })
}
