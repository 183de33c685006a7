import { relative, resolve, sep } from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import { kindOf } from '../../../content/kinds'
import { nodeFields } from '../../../content/node-fields'
import { readSiteLanguage } from './site-language'

/** Read once: a build that finds another language clears the cache. */
let language: string | undefined

/** Adds the fields that are derived from a content file's path to its node. */
export function createNodeFields({ node, getNode, actions }: CreateNodeArgs): void {
  const file = node.parent ? getNode(node.parent) : undefined
  if (file?.internal.type !== 'File') return
  const path = relative(resolve('data'), String(file.absolutePath)).split(sep).join('/')
  const type = kindOf(path)?.type
  if (!type || type !== node.internal.type) return
  language ??= readSiteLanguage(process.cwd())
  const fields = nodeFields(type, path, { content: node, language })
  for (const [name, value] of Object.entries<unknown>({ ...fields })) {
    actions.createNodeField({ node, name, value })
  }
}
