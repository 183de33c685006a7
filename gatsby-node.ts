import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkContent, watchContent } from './src/build/check-content'
import { createNodeFields } from './src/build/create-node-fields'
import { createPages as createSitePages } from './src/build/create-pages'
import { writeIconSprite } from './src/build/icon-sprite'
import { restoreMovedPage } from './src/build/restore-moved-page'
import { runQueries } from './src/build/run-queries'
import { ScriptLoaderPlugin } from './src/build/script-loader-plugin'
import { finishForOthers, prepareForOthers } from './src/build/tell-others'
import { writeRedirects } from './src/build/write-redirects'
import { tags, technologies, withoutSample } from './src/content/field-extensions'
import { readTypeDefs } from './src/content/type-defs'
import { caseStudyNotFoundPath } from './src/routes/paths'

const isDevelop = process.env.gatsby_executing_command === 'develop'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const root = process.cwd()
  if (isDevelop) watchContent(root, reporter)
  else await checkContent(root, reporter)
  writeIconSprite(root)
  restoreMovedPage(resolve('public'), caseStudyNotFoundPath)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension(technologies, { name: 'gatsby-node' })
  actions.createFieldExtension(tags, { name: 'gatsby-node' })
  actions.createFieldExtension(withoutSample, { name: 'gatsby-node' })
  actions.createTypes(readTypeDefs(resolve('src/content/types')))
}

export const onCreateNode: GatsbyNode['onCreateNode'] = createNodeFields

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createSitePages(args, isDevelop)
  if (!isDevelop) await prepareForOthers(args)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage !== 'build-javascript') return
  actions.setWebpackConfig({ plugins: [new ScriptLoaderPlugin(resolve('public'))] })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await writeRedirects(args)
  await finishForOthers(args)
  await runQueries(process.cwd(), args.graphql)
}
