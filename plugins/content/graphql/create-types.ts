import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { listFiles } from '../files/list-files'
import { readSchemas } from '../files/schema-files'
import type { SiteConfig, TypeDefinitions } from '../model'
import { buildFragments } from './build-fragments'
import { buildTypes } from './build-types'
import { derivedTypes } from './derived-types'
import { fieldExtensions } from './field-extensions'

/**
 * Declares the GraphQL types of all content, so that Gatsby infers none from the files, and writes
 * the fragments that components name.
 * @param fragmentsFile the path of the module with the fragments
 */
export function createTypes(
  { actions, schema }: CreateSchemaCustomizationArgs,
  site: SiteConfig,
  fragmentsFile: string,
): void {
  const types = allTypes(site, process.cwd())
  for (const extension of [...fieldExtensions(site), ...site.graphql.extensions])
    actions.createFieldExtension(extension, { name: 'gatsby-node' })
  actions.createTypes(
    Object.entries(types).map(([name, { isInterface, ...type }]) => {
      // Gatsby adds the defaults of their arguments to extensions.
      const config = { ...structuredClone(type), name }
      return isInterface
        ? schema.buildInterfaceType(config)
        : schema.buildObjectType({ ...config, extensions: { infer: false } })
    }),
  )
  const fragments = buildFragments(types, readCode(process.cwd(), fragmentsFile))
  const current = existsSync(fragmentsFile) ? readFileSync(fragmentsFile, 'utf8') : ''
  // Git may have changed the line ends.
  if (current.replaceAll('\r\n', '\n') !== fragments) writeFileSync(fragmentsFile, fragments)
}

/** The GraphQL types of a site, by their names. */
export const allTypes = (site: SiteConfig, root: string): TypeDefinitions => ({
  ...derivedTypes,
  ...site.graphql.types,
  ...buildTypes(site.collections, readSchemas(root)),
})

/** The texts of the modules in src/, without that of the fragments. */
export const readCode = (root: string, fragmentsFile: string): string[] =>
  listFiles(join(root, 'src'))
    .map((path) => `src/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && path !== fragmentsFile)
    .map((path) => readFileSync(join(root, path), 'utf8'))
