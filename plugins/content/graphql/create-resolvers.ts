import type { CreateResolversArgs } from 'gatsby'
import type { SiteConfig } from '../model'
import { alternatesOf } from '../site/translations'
import { languageContents } from './node-files'

/** Adds the query `pages`, for plugins that run after the build. */
export function createContentResolvers(args: CreateResolversArgs, site: SiteConfig): void {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    Query: { pages: { type: '[PageEntry!]!', resolve: () => listPageEntries(site, args) } },
  })
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
