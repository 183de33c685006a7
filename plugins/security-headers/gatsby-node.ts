import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { addStylePolicy } from './content-security-policy'

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) => Joi.object({})

/** Gatsby keeps unchanged pages, which have their policy. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path).replace(/\/$/, '/index.html'))
    const html = readFileSync(file, 'utf8')
    const page = addStylePolicy(html)
    if (page !== html) writeFileSync(file, page)
  }
}
