import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkContent, watchContent } from './src/build/check-content'
import { createNodeFields } from './src/build/create-node-fields'
import { createPages as createSitePages } from './src/build/create-pages'
import { writeIcons } from './src/build/icon-sprite'
import { encodeQuickly, rememberPictures } from './src/build/pictures'
import { preloadLetters } from './src/build/preload-letters'
import { createProblemFeed } from './src/build/problem-feed'
import { removeLeftovers } from './src/build/remove-leftovers'
import { restoreMovedPage } from './src/build/restore-moved-page'
import { clearStaleCache, markBuildUnfinished, noteCode } from './src/build/stale-cache'
import { finishForOthers } from './src/build/tell-others'
import { warnOfPlaceholders } from './src/build/warn-of-placeholders'
import { configureWebpack } from './src/build/webpack-config'
import { createTypes } from './src/build/create-types'
import { problemsAddress } from './src/develop/problems-address'
import { caseStudyNotFoundPath } from './src/routes/paths'

const isDevelop = process.env.gatsby_executing_command === 'develop'
const problemFeed = createProblemFeed()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  noteCode(root)
  if (isDevelop)
    watchContent(root, reporter, (problems) => {
      problemFeed.publish(problems)
      writeIcons(root)
    })
  else {
    await checkContent(root, reporter)
    markBuildUnfinished(root)
  }
  await preloadLetters(root, reporter)
  if (process.env.CONTEXT === 'production') await warnOfPlaceholders(root, reporter)
  writeIcons(root)
  restoreMovedPage(resolve('public'), caseStudyNotFoundPath)
}

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  clearStaleCache(process.cwd(), reporter)
  encodeQuickly()
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = createTypes

export const createResolvers: GatsbyNode['createResolvers'] = rememberPictures

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodeFields

export const createPages: GatsbyNode['createPages'] = (args) => createSitePages(args, isDevelop)

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(problemsAddress, problemFeed.serve)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await finishForOthers(args)
  removeLeftovers(resolve('public'))
}
