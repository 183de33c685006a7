import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

interface Ids {
  allCaseStudy: { nodes: { id: string; parent: { name: string } }[] }
}

/** A page for each file. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions } = args
  const { data } = await args.graphql<Ids>(`
    {
      allCaseStudy {
        nodes {
          id
          parent {
            ... on File {
              name
            }
          }
        }
      }
    }
  `)
  for (const { id, parent } of data?.allCaseStudy.nodes ?? []) {
    const path = `/case-studies/${parent.name}/`
    actions.createPage({ path, component: resolve('src/templates/page.tsx'), context: { id } })
  }
}
