import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return
  const prefetch = resolve('plugins/security-headers/prefetch.ts')
  actions.setWebpackConfig({ resolve: { alias: { [resolve('.cache/prefetch.js')]: prefetch } } })
}
