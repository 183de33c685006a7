import { graphql, useStaticQuery } from 'gatsby'
import type { Facets } from '../routes/case-study-filter'

/** A case study in the index: enough to find it by and to name it. */
export interface IndexedCaseStudy extends Facets {
  path: string
  title: string
}

type Tags = Queries.CaseStudyIndexQuery['works']['nodes'][number]['industries']

/** What is tagged with a sub-page is found by the group above it too. */
const names = (tags: Tags): string[] => [
  ...new Set(
    tags.flatMap(({ title, page }) => {
      const group = page && 'group' in page ? page.group?.title : null
      return group ? [title, group] : [title]
    }),
  ),
]

/** Every case study of the site, in the order of the list. One file, which all pages of the list share. */
export const useCaseStudyIndex = (): IndexedCaseStudy[] => {
  const { works } = useStaticQuery<Queries.CaseStudyIndexQuery>(graphql`
    query CaseStudyIndex {
      works: allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          path
          title
          industries {
            ...IndexTag
          }
          services {
            ...IndexTag
          }
          tech {
            name
          }
        }
      }
    }

    fragment IndexTag on Tag {
      title
      page {
        ... on Industry {
          group {
            title
          }
        }
        ... on Service {
          group {
            title
          }
        }
      }
    }
  `)
  return works.nodes.map(({ path, title, industries, services, tech }) => ({
    path,
    title,
    industry: names(industries),
    service: names(services),
    technology: tech.map(({ name }) => name),
  }))
}
