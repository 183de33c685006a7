import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import { listOtherLanguages } from '../files/list-files'
import { readSchemas } from '../files/schema-files'
import type { SiteConfig } from '../model'
import { buildFragmentsModule } from './build-fragments'
import { buildTypes, filesIn } from './build-types'
import { inLanguageOfFile, typesByLanguage } from './by-language'
import { derivedTypes } from './derived-types'
import { fieldExtensions } from './field-extensions'
import { settingsOf } from './node-fields'

/**
 * Declares the GraphQL types of all content, so that Gatsby infers none from the files, and writes
 * their fragments.
 * @param fragmentsFile the path of the module with the fragments
 */
export function createTypes(
  { actions }: CreateSchemaCustomizationArgs,
  site: SiteConfig,
  fragmentsFile: string,
): void {
  const { types, fragments, byLanguage } = typesAndFragments(site, process.cwd())
  const extensions = [...fieldExtensions(site), ...site.graphql.extensions]
  const limit = inLanguageOfFile(byLanguage, settingsOf(undefined).language)
  for (const extension of hasLanguages() ? extensions.map(limit) : extensions)
    actions.createFieldExtension(extension, { name: 'gatsby-node' })
  actions.createTypes(types)
  const current = existsSync(fragmentsFile) ? readFileSync(fragmentsFile, 'utf8') : ''
  // Git may have changed the line ends.
  if (current.replaceAll('\r\n', '\n') !== fragments) writeFileSync(fragmentsFile, fragments)
}

/** Whether the site has several languages. */
export const hasLanguages = (): boolean => listOtherLanguages(process.cwd()).length > 0

/**
 * The definitions of all types of a site, the module with their fragments, and the types whose files
 * each language has for itself.
 */
export function typesAndFragments(
  site: SiteConfig,
  root: string,
): { types: string; fragments: string; byLanguage: ReadonlySet<string> } {
  const described = buildTypes(site.collections, readSchemas(root))
  const texts = [...described.values()].map(({ text }) => text)
  const types = [derivedTypes, site.graphql.types, ...texts].join('\n\n')
  return {
    types,
    fragments: buildFragmentsModule(types, described),
    byLanguage: typesByLanguage(site.collections, filesIn(described)),
  }
}
