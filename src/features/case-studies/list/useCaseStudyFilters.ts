import { graphql, useStaticQuery } from 'gatsby'

/** What the list of case studies can be filtered by, and how many there are. */
export const useCaseStudyFilters = () => {
  const { overview } = useStaticQuery<Queries.CaseStudyFiltersQuery>(graphql`
    query CaseStudyFilters {
      overview(path: { eq: "/case-studies/" }) {
        filters {
          total
          industry
          service
          technology
        }
      }
    }
  `)
  if (!overview) throw new Error('data/case-studies.json is missing')
  return overview.filters
}

export type CaseStudyFilters = ReturnType<typeof useCaseStudyFilters>
