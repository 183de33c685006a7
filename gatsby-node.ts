import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkContent, watchContent } from './src/build/check-content'
import { writeIconSprite } from './src/build/icon-sprite'
import { restoreMovedPage } from './src/build/restore-moved-page'
import { runQueries } from './src/build/run-queries'
import { tags, technologies } from './src/content/field-extensions'
import { kindOf } from './src/content/kinds'
import { nodeFields } from './src/content/node-fields'
import { readTypeDefs } from './src/content/type-defs'
import { buildPages, styleguidePage } from './src/routes/build-pages'
import { buildRedirects, withRedirects } from './src/routes/build-redirects'
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
  actions.createTypes(readTypeDefs(resolve('src/content/types')))
}

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  const file = node.parent ? getNode(node.parent) : undefined
  if (file?.internal.type !== 'File') return
  const relativePath = relative(resolve('data'), String(file.absolutePath)).split(sep).join('/')
  const type = kindOf(relativePath)?.type
  if (!type || type !== node.internal.type) return
  for (const [name, value] of Object.entries(nodeFields(type, relativePath, node))) {
    actions.createNodeField({ node, name, value })
  }
}

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(`
    query PagesToCreate {
      caseStudies: allCaseStudy {
        nodes {
          id
          path
        }
      }
      industries: allIndustry {
        nodes {
          id
          path
        }
      }
      services: allService {
        nodes {
          id
          path
        }
      }
      products: allProduct {
        nodes {
          id
          path
          inProgress
        }
      }
    }
  `)
  if (!data || errors) {
    reporter.panicOnBuild('The pages could not be listed', errors)
    return
  }
  const { caseStudies, industries, services, products } = data
  const pages = buildPages({
    caseStudies: caseStudies.nodes,
    industries: industries.nodes,
    services: services.nodes,
    products: products.nodes,
  })
  if (isDevelop) pages.push(styleguidePage)
  for (const { template, ...page } of pages) {
    actions.createPage({ ...page, component: resolve(`src/templates/${template}.tsx`) })
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const { data } = await graphql<Queries.TitlesToRedirectQuery>(`
    query TitlesToRedirect {
      allCaseStudy {
        nodes {
          title
          formerTitles
        }
      }
    }
  `)
  const file = resolve('public/_redirects')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  writeFileSync(file, withRedirects(before, buildRedirects(data?.allCaseStudy.nodes ?? [])))
  await runQueries(process.cwd(), graphql)
}
