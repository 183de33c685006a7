import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { CreateNodeArgs, CreateResolversArgs, CreateSchemaCustomizationArgs } from 'gatsby'
import { readSlugSettings } from '../site/read-slug-settings'
import { readSchemas } from '../files/schema-files'
import type { SitePage, SiteTable } from '../model'
import { kindOf } from '../kinds'
import { listPages } from '../site/pages'
import type { SlugSettings } from '../site/slugs'
import { buildFragmentsModule } from './build-fragments'
import { buildTypes } from './build-types'
import { fileOfContent } from './create-markdown-node'
import { derivedTypes } from './derived-types'
import { fieldExtensions } from './field-extensions'
import { nodeFields } from './node-fields'
import { nodeFiles } from './node-files'

/** Read once: if they change, plugins/stale-cache clears the cache before the next build. */
let settings: SlugSettings | undefined

/** Adds the fields that are derived from a content file and its path to its node. */
export function createNodeFields(
  { node, getNode, actions }: CreateNodeArgs,
  { kinds }: SiteTable,
): void {
  const source = fileOfContent(node, getNode)
  if (source?.internal.type !== 'File') return
  const file = relative(resolve('data'), String(source.absolutePath)).split(sep).join('/')
  if (kindOf(kinds, file)?.type !== node.internal.type) return
  settings ??= readSlugSettings(process.cwd())
  const fields = nodeFields(kinds, { file, content: node }, settings)
  for (const [name, value] of Object.entries<unknown>({ ...fields })) {
    actions.createNodeField({ node, name, value })
  }
}

/**
 * Declares the GraphQL types of all content, so that Gatsby infers none from the files, and writes
 * their fragments.
 * @param fragmentsFile the path of the module with the fragments
 */
export function createTypes(
  { actions }: CreateSchemaCustomizationArgs,
  site: SiteTable,
  fragmentsFile: string,
): void {
  for (const extension of [...fieldExtensions(site), ...site.graphql.extensions])
    actions.createFieldExtension(extension, { name: 'gatsby-node' })
  const { types, fragments } = typesAndFragments(site, process.cwd())
  actions.createTypes(types)
  const present = existsSync(fragmentsFile) ? readFileSync(fragmentsFile, 'utf8') : ''
  // Git may have changed the line ends.
  if (present.replaceAll('\r\n', '\n') !== fragments) writeFileSync(fragmentsFile, fragments)
}

/** The definitions of all types of a site, and the module with their fragments. */
export function typesAndFragments(
  site: SiteTable,
  root: string,
): { types: string; fragments: string } {
  const described = buildTypes(site.kinds, readSchemas(root))
  const texts = [...described.values()].map(({ text }) => text)
  const types = [derivedTypes, site.graphql.types, ...texts].join('\n\n')
  return { types, fragments: buildFragmentsModule(types, described) }
}

/** Adds the query `pages`, for plugins that run after the build. */
export function createPageList(args: CreateResolversArgs, site: SiteTable): void {
  const entryOf = ({ path, title, label, description, isIndexable }: SitePage) => ({
    path,
    title,
    label,
    description,
    indexable: isIndexable,
  })
  const pages = {
    type: '[PageEntry!]!',
    resolve: () => listPages(site, nodeFiles(site.kinds, args)).map(entryOf),
  }
  const create = args.createResolvers as (resolvers: object) => void
  create({ Query: { pages } })
}
