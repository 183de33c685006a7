import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { addStylePolicy } from './content-security-policy'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return
  const prefetch = resolve('plugins/security-headers/prefetch.ts')
  actions.setWebpackConfig({ resolve: { alias: { [resolve('.cache/prefetch.js')]: prefetch } } })
}

/** Gatsby keeps unchanged pages, which have their policy. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path).replace(/\/$/, '/index.html'))
    const html = readFileSync(file, 'utf8')
    const page = addStylePolicy(html)
    if (page !== html) writeFileSync(file, page)
  }
}
