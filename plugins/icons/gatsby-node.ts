import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readSymbols, writeIcons, type IconSources } from './icon-sprite'
import { inlineSymbols } from './inline-symbols'

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

/** Runs after the check of the content, so that a build with invalid content writes nothing. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (_args, options) =>
  writeIcons(process.cwd(), sourcesOf(options))

let isServing = false

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => {
  isServing = true
}

/** Gatsby creates the node of a file again when it is saved; only JSON files name icons. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node }, options) => {
  const sources = sourcesOf(options)
  const path = String(node.absolutePath)
  if (isServing && path.endsWith('.json') && path.startsWith(resolve(sources.content) + sep))
    writeIcons(process.cwd(), sources)
}

/** A page that the browser renders takes its icons from public/icons.svg. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  const symbols = readSymbols(process.cwd())
  for (const { path } of getNodesByType('SitePage')) {
    const file = join('public', String(path).replace(/\/$/, '/index.html'))
    const html = readFileSync(file, 'utf8')
    const page = inlineSymbols(html, symbols)
    if (page !== html) writeFileSync(file, page)
  }
}
