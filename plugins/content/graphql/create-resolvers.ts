import type { CreateResolversArgs } from 'gatsby'
import type { SiteConfig } from '../model'
import { alternatesOf } from '../site/translations'
import { languageResolvers } from './by-language'
import { hasLanguages, typesAndFragments } from './create-types'
import { settingsOf } from './node-fields'
import { languageContents } from './node-files'

/**
 * Adds the query `pages`, for plugins that run after the build, and keeps the queries of pages within
 * their language.
 */
export function createContentResolvers(args: CreateResolversArgs, site: SiteConfig): void {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    Query: { pages: { type: '[PageEntry!]!', resolve: () => listPageEntries(site, args) } },
  })
  if (!hasLanguages()) return
  const { byLanguage } = typesAndFragments(site, process.cwd())
  create(languageResolvers(byLanguage, settingsOf(undefined).language))
}

/** The pages of all languages, as the GraphQL type `PageEntry` has them. */
function listPageEntries(site: SiteConfig, args: CreateResolversArgs): object[] {
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
