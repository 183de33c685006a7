import type { CreateResolversArgs } from 'gatsby'
import type { SiteConfig } from '../model'
import { readSite } from '../site/read-site'
import { alternatesOf } from '../site/translations'

/** Adds the query `pages`, for plugins that run after the build. */
export function createContentResolvers(args: CreateResolversArgs, site: SiteConfig): void {
  const create = args.createResolvers as (resolvers: object) => void
  create({
    Query: { pages: { type: '[PageEntry!]!', resolve: () => listPageEntries(site) } },
  })
}

/** The pages of all languages, as the GraphQL type `PageEntry` has them. */
function listPageEntries(config: SiteConfig): object[] {
  const { languages } = readSite(process.cwd(), config)
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
