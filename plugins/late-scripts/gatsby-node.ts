import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { addIslandScripts } from './island-scripts'
import { IslandScriptsPlugin } from './island-scripts-plugin'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  if (stage !== 'build-javascript') return
  const config = addIslandScripts(
    (getConfig as () => Configuration)(),
    resolve('src/browser/index.ts'),
    resolve('src/islands/gatsby-stub.ts'),
  )
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published with the scripts.
    devtool: false,
    plugins: [...(config.plugins ?? []), new IslandScriptsPlugin(resolve('public'))],
  })
}

/** Removes Gatsby's reports about its bundles, and a library that no script uses. */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  for (const name of ['webpack.stats.json', 'chunk-map.json', '~partytown'])
    rmSync(resolve('public', name), { recursive: true, force: true })
}
