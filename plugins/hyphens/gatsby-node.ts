import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { hyphenateHtml } from './hyphenate-html'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

/** Gatsby keeps unchanged pages, which have their hyphens. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path).replace(/\/$/, '/index.html'))
    const html = readFileSync(file, 'utf8')
    const page = hyphenateHtml(html)
    if (page !== html) writeFileSync(file, page)
  }
}
