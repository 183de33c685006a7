import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type {
  CreateNodeArgs,
  CreateResolversArgs,
  CreateSchemaCustomizationArgs,
  NodePluginArgs,
} from 'gatsby'
import { readSlugSettings } from '../site/read-slug-settings'
import { readSchemas } from '../files/schema-files'
import { languageOf, withoutLanguage } from '../files/languages'
import { listOtherLanguages } from '../files/list-files'
import type { SiteTable } from '../model'
import { kindOf } from '../kinds'
import { listPages, localeOf, slugSettingsOf } from '../site/pages'
import type { SlugSettings } from '../site/slugs'
import { alternatesOf, type LanguagePages } from '../site/translations'
import { buildFragmentsModule } from './build-fragments'
import { buildTypes, filesIn } from './build-types'
import { inLanguageOfFile, languageResolvers, typesByLanguage } from './by-language'
import { fileOfContent } from './create-content-node'
import { derivedTypes } from './derived-types'
import { fieldExtensions } from './field-extensions'
import { nodeFields } from './node-fields'
import { type NodeFile, nodeFiles } from './node-files'

/**
 * The settings of each language, read once: if they change, plugins/stale-cache clears the cache
 * before the next build.
 */
const settings = new Map<string | undefined, SlugSettings>()

function settingsOf(language: string | undefined): SlugSettings {
  const known = settings.get(language) ?? readSlugSettings(process.cwd(), language)
  settings.set(language, known)
  return known
}

/** Adds the fields that are derived from a content file and its path to its node. */
export function createNodeFields(
  { node, getNode, actions }: CreateNodeArgs,
  { kinds }: SiteTable,
): void {
  const source = fileOfContent(node, getNode)
  if (source?.internal.type !== 'File') return
  const path = relative(resolve('data'), String(source.absolutePath)).split(sep).join('/')
  const file = withoutLanguage(path)
  if (kindOf(kinds, file)?.type !== node.internal.type) return
  const fields = nodeFields(kinds, { file, content: node }, settingsOf(languageOf(path)))
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
  const { types, fragments, byLanguage } = typesAndFragments(site, process.cwd())
  const extensions = [...fieldExtensions(site), ...site.graphql.extensions]
  const limit = inLanguageOfFile(byLanguage, settingsOf(undefined).language)
  for (const extension of hasLanguages() ? extensions.map(limit) : extensions)
    actions.createFieldExtension(extension, { name: 'gatsby-node' })
  actions.createTypes(types)
  const present = existsSync(fragmentsFile) ? readFileSync(fragmentsFile, 'utf8') : ''
  // Git may have changed the line ends.
  if (present.replaceAll('\r\n', '\n') !== fragments) writeFileSync(fragmentsFile, fragments)
}

/** Whether the site has several languages. */
const hasLanguages = (): boolean => listOtherLanguages(process.cwd()).length > 0

/**
 * The definitions of all types of a site, the module with their fragments, and the types whose files
 * each language has for itself.
 */
export function typesAndFragments(
  site: SiteTable,
  root: string,
): { types: string; fragments: string; byLanguage: ReadonlySet<string> } {
  const described = buildTypes(site.kinds, readSchemas(root))
  const texts = [...described.values()].map(({ text }) => text)
  const types = [derivedTypes, site.graphql.types, ...texts].join('\n\n')
  return {
    types,
    fragments: buildFragmentsModule(types, described),
    byLanguage: typesByLanguage(site.kinds, filesIn(described)),
  }
}

/** The pages of a site in one language, with its content files. */
export interface LanguageContent extends LanguagePages {
  files: readonly NodeFile[]
}

/** The content of each language of the site, the first one first. */
export const languageContents = (
  site: SiteTable,
  args: Pick<NodePluginArgs, 'getNodesByType'>,
): LanguageContent[] =>
  nodeFiles(site.kinds, args).map((files) => ({
    files,
    settings: slugSettingsOf(files),
    locale: localeOf(files),
    pages: listPages(site, files),
  }))

/** Adds the query `pages`, for plugins that run after the build. */
export function createPageList(args: CreateResolversArgs, site: SiteTable): void {
  const resolve = () => {
    const languages = languageContents(site, args)
    return languages.flatMap(({ settings: { language }, pages }) =>
      pages.map((page) => ({
        path: page.path,
        language,
        title: page.title,
        label: page.label,
        description: page.description,
        indexable: page.isIndexable,
        alternates: alternatesOf(page, languages),
      })),
    )
  }
  const create = args.createResolvers as (resolvers: object) => void
  create({ Query: { pages: { type: '[PageEntry!]!', resolve } } })
}

/** Keeps the queries of pages within their language. */
export function limitToLanguage(args: CreateResolversArgs, site: SiteTable): void {
  if (!hasLanguages()) return
  const { byLanguage } = typesAndFragments(site, process.cwd())
  const create = args.createResolvers as (resolvers: object) => void
  create(languageResolvers(byLanguage, settingsOf(undefined).language))
}
