import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { buildPages, styleguidePage } from '../routes/build-pages'
import { writeCaseStudyIndex } from './write-case-study-index'

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
          title
          taggedPaths
          industries: industryTags
          services: serviceTags
          tech {
            name
          }
        }
      }
      industries: allIndustry {
        nodes {
          ...PageToCreate
        }
      }
      services: allService {
        nodes {
          ...PageToCreate
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

    fragment PageToCreate on Offer {
      id
      path
      title
      fields {
        groupPath
      }
    }
  `)
  if (!data || errors) {
    reporter.panicOnBuild('The pages could not be listed', errors)
    return
  }
  const works = data.caseStudies.nodes.map(({ tech, ...work }) => ({
    ...work,
    tech: tech.map(({ name }) => name),
  }))
  writeCaseStudyIndex(
    works,
    [...data.industries.nodes, ...data.services.nodes].map(({ fields, ...page }) => ({
      ...page,
      groupPath: fields.groupPath,
    })),
  )
  const pages = buildPages({
    caseStudies: works.map(({ id, path, taggedPaths, industries, services, tech }) => ({
      id,
      path,
      tags: [...taggedPaths, ...industries, ...services, ...tech],
    })),
    industries: data.industries.nodes,
    services: data.services.nodes,
    products: data.products.nodes,
  })
  if (isDevelop) pages.push(styleguidePage)
  for (const { template, ...page } of pages) {
    actions.createPage({ ...page, component: resolve(`src/templates/${template}.tsx`) })
  }
}
