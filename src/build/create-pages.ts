import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { buildPages, styleguidePage } from '../routes/build-pages'

/** Makes a page of every content node that has one; in develop the styleguide too. */
export async function createPages(
  { graphql, actions, reporter }: CreatePagesArgs,
  isDevelop: boolean,
): Promise<void> {
  const { data, errors } = await graphql<Queries.PagesToCreateQuery>(`
    query PagesToCreate {
      caseStudies: allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          id
          path
          taggedPaths
          industries {
            title
          }
          services {
            title
          }
          tech {
            name
          }
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
  const pages = buildPages({
    caseStudies: data.caseStudies.nodes.map(
      ({ id, path, taggedPaths, industries, services, tech }) => ({
        id,
        path,
        tags: [
          ...taggedPaths,
          ...[...industries, ...services].map(({ title }) => title),
          ...tech.map(({ name }) => name),
        ],
      }),
    ),
    industries: data.industries.nodes,
    services: data.services.nodes,
    products: data.products.nodes,
  })
  if (isDevelop) pages.push(styleguidePage)
  for (const { template, ...page } of pages) {
    actions.createPage({ ...page, component: resolve(`src/templates/${template}.tsx`) })
  }
}
