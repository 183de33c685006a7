import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import {
  checkContent,
  warnOfPlaceholders,
  watchContent,
} from './plugins/content/report-issues'
import { createNodeFields, createPageList, createTypes } from './plugins/content/graphql/create-types'
import {
  createPages as createSitePages,
  deleteAbsentPage,
} from './src/gatsby/node/content/create-pages'
import { deferContentChanges } from './plugins/content/defer-content-changes'
import { setAvifDefaults, memoizePictures } from './src/gatsby/node/memoize-pictures'
import { updateFonts } from './src/gatsby/node/fonts'
import { createIssueFeed } from './plugins/content/issue-feed'
import {
  removeUnusedFiles,
  writeMetadataFiles,
} from './src/gatsby/node/public-files/metadata-files'
import { checkUnsupported } from './src/gatsby/node/check-unsupported'
import { clearStaleCache, markBuildUnfinished, recordCodeHash } from './src/gatsby/node/stale-cache'
import { configureWebpack } from './src/gatsby/node/webpack/webpack-config'
import { publishEditor } from './scripts/edit/publish'
import { issueFeedPath } from './plugins/content/issue-feed-path'

const isDevelop = process.env.gatsby_executing_command === 'develop'
const issueFeed = createIssueFeed()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  recordCodeHash(root)
  if (isDevelop) {
    deferContentChanges()
    watchContent(root, reporter, issueFeed.publish)
  } else {
    checkUnsupported(root, reporter)
    await checkContent(root, reporter)
    markBuildUnfinished(root)
  }
  await updateFonts(root, reporter)
  if (process.env.CONTEXT === 'production') await warnOfPlaceholders(root, reporter)
}

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  clearStaleCache(process.cwd(), reporter)
  setAvifDefaults()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  memoizePictures(args)
  createPageList(args)
}

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodeFields

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args, isDevelop)

export const onCreatePage: GatsbyNode['onCreatePage'] = deleteAbsentPage

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server = app as { get: (path: string, handler: typeof issueFeed.serve) => void }
  server.get(issueFeedPath, issueFeed.serve)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  writeMetadataFiles(args)
  await publishEditor(process.cwd())
  removeUnusedFiles(resolve('public'))
}
