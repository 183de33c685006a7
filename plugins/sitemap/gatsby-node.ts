import { writeFileSync } from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { readAddressSettings } from '../content/node'
import { buildRobots, buildSitemap, type ListedPage, sitemapPath } from './build-sitemap'

/** What the query returns. */
interface Listed {
  site: { url: string }
  pages: readonly (ListedPage & { indexable: boolean })[]
}

/** The part of the arguments that Gatsby types as `Function`. */
interface Queries {
  graphql: (
    query: string,
    variables: { language: string },
  ) => Promise<{ data?: Listed; errors?: Error[] }>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    query: Joi.string()
      .required()
      .description(
        'A GraphQL query for "site" in "$language", with "url", and "pages", each with "path", "indexable" and, on a site with several languages, "alternates"',
      ),
  })

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, { query }) => {
  const { language } = readAddressSettings(process.cwd())
  const { data, errors } = await (args as Queries).graphql(String(query), { language })
  if (!data) {
    args.reporter.panicOnBuild('The query for the sitemap fails', errors)
    return
  }
  const { site, pages } = data
  const listed = pages.filter(({ indexable }) => indexable)
  writeFileSync(`public${sitemapPath}`, buildSitemap(site.url, listed))
  writeFileSync('public/robots.txt', buildRobots(site.url))
}
