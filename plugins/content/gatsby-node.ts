import type { GatsbyNode } from 'gatsby'
import { deferContentChanges, sourceContentAgain } from './develop/defer-content-changes'
import {
  createContentNode,
  createLabelsNodes,
  updateTranslations,
} from './graphql/create-content-node'
import { createContentResolvers } from './graphql/create-resolvers'
import { createTypes } from './graphql/create-types'
import { createNodeFields } from './graphql/node-fields'
import type { Issue } from './issue'
import { createIssueFeed } from './develop/issue-feed'
import { issueFeedPath } from './develop/issue-feed-path'
import type { SiteConfig } from './model'
import { hostOf, refuseOthers } from './develop/site-requests'
import { watchContent } from './develop/watch-content'
import { checkBeforeBuild, warnOfPlaceholders } from './report-issues'

const isDevelop = process.env.gatsby_executing_command === 'develop'
const issueFeed = createIssueFeed()

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    // A function, because Gatsby sends all other options to browsers.
    site: Joi.function()
      .required()
      .description('Returns the description of the site, a SiteConfig'),
    fragments: Joi.string()
      .required()
      .description('The module in src/ to which the GraphQL fragments that code names are written'),
  })

interface ContentOptions {
  site: () => SiteConfig
  fragments: string
}

const optionsOf = (options: object): ContentOptions => options as ContentOptions

const siteIn = (options: object): SiteConfig => optionsOf(options).site()

/**
 * Checks the content before a build, and in development at the start and after each save.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }, options) => {
  const root = process.cwd()
  const site = siteIn(options)
  if (isDevelop) {
    deferContentChanges()
    const events = {
      onCheck: (errors: readonly Issue[]) => issueFeed.publish(errors, site.rules.requirements),
      onReturn: sourceContentAgain,
    }
    await watchContent(root, site, reporter, events)
  } else await checkBeforeBuild(root, site, reporter)
  if (process.env.CONTEXT === 'production') await warnOfPlaceholders(root, site, reporter)
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args, options) =>
  createTypes(args, siteIn(options), optionsOf(options).fragments)

export const createResolvers: GatsbyNode['createResolvers'] = (args, options) =>
  createContentResolvers(args, siteIn(options))

export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => createLabelsNodes(args)

export const onCreateNode: GatsbyNode['onCreateNode'] = async (args, options) => {
  const site = siteIn(options)
  await createContentNode(args, site)
  createNodeFields(args, site)
  await updateTranslations(args, site)
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, store }) => {
  const server = app as { get: (path: string, ...handlers: unknown[]) => void }
  server.get(issueFeedPath, refuseOthers(hostOf(store)), issueFeed.serve)
}
