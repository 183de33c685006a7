import { writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { CreateNodeArgs, CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { kindOf, kinds } from '../core/kinds'
import { buildFragments } from './build-fragments'
import { buildTypes } from './build-types'
import { derivedTypes } from './derived-types'
import { fieldExtensions } from './field-extensions'
import { readSchemas } from '../core/schema-files'
import { listPages } from '../core/pages/page-registry'
import { contentEntries } from '../core/content-entries'
import { nodeFields } from '../core/node-fields'
import { readSlugSettings } from '../core/read-slug-settings'
import type { SlugSettings } from '../core/slugs'

/** Read once: if they change, plugins/stale-cache clears the cache before the next build. */
let settings: SlugSettings | undefined

/** Adds the fields that are derived from a content file's path to its node. */
export function createNodeFields({ node, getNode, actions }: CreateNodeArgs): void {
  const file = node.parent ? getNode(node.parent) : undefined
  if (file?.internal.type !== 'File') return
  const path = relative(resolve('data'), String(file.absolutePath)).split(sep).join('/')
  const type = kindOf(path)?.type
  if (!type || type !== node.internal.type) return
  settings ??= readSlugSettings(process.cwd())
  const fields = nodeFields(type, path, { content: node, settings })
  for (const [name, value] of Object.entries<unknown>({ ...fields })) {
    actions.createNodeField({ node, name, value })
  }
}

/**
 * Declares the GraphQL types of all content, so that Gatsby infers none from the files, and their
 * fragments.
 */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  fieldExtensions.forEach((each) => actions.createFieldExtension(each, { name: 'gatsby-node' }))
  const types = derivedTypes + buildTypes(kinds, readSchemas(process.cwd()))
  actions.createTypes(types)
  // Gatsby reads the fragments of plugins from this folder, which it empties at the start.
  const fragments = `graphql\`${buildFragments(types).join('\n')}\``
  writeFileSync(
    '.cache/fragments/content.js',
    `import { graphql } from 'gatsby'\nexport const fragments = ${fragments}\n`,
  )
}

/** Adds the query `pages`, for plugins that run after the build. */
export function createPageList(args: CreateResolversArgs): void {
  const pages = { type: '[PageEntry!]!', resolve: () => listPages(contentEntries(args)) }
  const create = args.createResolvers as (resolvers: object) => void
  create({ Query: { pages } })
}
