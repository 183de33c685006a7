import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { writeIconSprite } from './src/build/icon-sprite'
import { tags, technologies } from './src/content/field-extensions'
import { kindOf } from './src/content/kinds'
import { nodeFields } from './src/content/node-fields'
import { readTypeDefs } from './src/content/type-defs'
import { buildPages } from './src/routes/build-pages'
import { buildRedirects, withRedirects } from './src/routes/build-redirects'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  writeIconSprite(process.cwd())
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
  if (!data || errors) return reporter.panicOnBuild('The pages could not be listed', errors)
  const { caseStudies, industries, services, products } = data
  const pages = buildPages({
    caseStudies: caseStudies.nodes,
    industries: industries.nodes,
    services: services.nodes,
    products: products.nodes,
  })
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
}
