import type { GatsbyNode } from 'gatsby'
import { deferContentChanges, sourceContentAgain } from './defer-content-changes'
import { createNodeFields, createPageList, createTypes } from './graphql/create-types'
import { contentEntries } from './core/content-entries'
import { sitePaths } from './core/paths'
import { readSlugSettings } from './core/read-slug-settings'
import { existingPages } from './core/single-pages'
import { serviceConstants } from './core/third-parties'
import { createIssueFeed } from './issue-feed'
import { issueFeedPath } from './issue-feed-path'
import { hostOf, refuseOthers } from './own-requests'
import { checkContent, warnOfPlaceholders, watchContent } from './report-issues'

const isDevelop = process.env.gatsby_executing_command === 'develop'
const issueFeed = createIssueFeed()

/**
 * Checks the content before a build, and in development at the start and after each save. Settings
 * of the site are read only after this.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  if (isDevelop) {
    deferContentChanges()
    await watchContent(root, reporter, { onCheck: issueFeed.publish, onReturn: sourceContentAgain })
  } else await checkContent(root, reporter)
  if (process.env.CONTEXT === 'production') await warnOfPlaceholders(root, reporter)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes

export const createResolvers: GatsbyNode['createResolvers'] = createPageList

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodeFields

/** Stops a build without a page that menus and the sitemap have, such as the list of an own kind. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  const built = new Set(args.getNodesByType('SitePage').map(({ path }) => path))
  const files = new Map(contentEntries(args).map(({ file, content }) => [file, content]))
  for (const { path, title } of existingPages(files)) {
    if (built.has(path)) continue
    const remedy = 'name the file as the address is in plugins/content/core/single-pages.ts'
    const problem = `data/${title[0]} is at ${path}, for which src/pages/ has no file`
    args.reporter.panicOnBuild(`${problem}: ${remedy}.`)
  }
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const server = app as { get: (path: string, ...handlers: unknown[]) => void }
  server.get(issueFeedPath, refuseOthers(hostOf(store)), issueFeed.serve)
}

/** Inserts the paths of pages in place of `PATHS`, and the constants about other services. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: Record<string, unknown>) => object
  const root = process.cwd()
  const paths = Object.entries(sitePaths(readSlugSettings(root)))
  const PATHS = Object.fromEntries(paths.map(([page, path]) => [page, JSON.stringify(path)]))
  actions.setWebpackConfig({ plugins: [define({ ...serviceConstants(root), PATHS })] })
}
