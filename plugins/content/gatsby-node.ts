import type { GatsbyNode } from 'gatsby'
import { deferContentChanges } from './defer-content-changes'
import { createNodeFields, createPageList, createTypes } from './graphql/create-types'
import { sitePaths } from './core/paths'
import { readSlugSettings } from './core/read-slug-settings'
import { serviceConstants } from './core/third-parties'
import { createIssueFeed } from './issue-feed'
import { issueFeedPath } from './issue-feed-path'
import { checkContent, warnOfPlaceholders, watchContent } from './report-issues'

const isDevelop = process.env.gatsby_executing_command === 'develop'
const issueFeed = createIssueFeed()

/** Checks the content before a build, and in development at the start and after each save. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  if (isDevelop) {
    deferContentChanges()
    watchContent(root, reporter, issueFeed.publish)
  } else await checkContent(root, reporter)
  if (process.env.CONTEXT === 'production') await warnOfPlaceholders(root, reporter)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes

export const createResolvers: GatsbyNode['createResolvers'] = createPageList

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodeFields

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server = app as { get: (path: string, handler: typeof issueFeed.serve) => void }
  server.get(issueFeedPath, issueFeed.serve)
}

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
