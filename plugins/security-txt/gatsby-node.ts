import { mkdirSync, writeFileSync } from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { buildSecurityTxt, type SecurityContact } from './build-security-txt'

/** The part of the arguments that Gatsby types as `Function`. */
interface Queries {
  graphql: (query: string) => Promise<{ data?: { site: SecurityContact }; errors?: Error[] }>
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    query: Joi.string()
      .required()
      .description(
        'A GraphQL query for "site", with "url", "email", "language" and "security", an object or null with "email" and "policy"',
      ),
  })

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, { query }) => {
  const { data, errors } = await (args as Queries).graphql(String(query))
  if (!data) {
    args.reporter.panicOnBuild('The query for security.txt fails', errors)
    return
  }
  mkdirSync('public/.well-known', { recursive: true })
  writeFileSync('public/.well-known/security.txt', buildSecurityTxt(data.site, new Date()))
}
