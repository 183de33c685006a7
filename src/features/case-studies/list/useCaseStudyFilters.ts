import { graphql, useStaticQuery } from 'gatsby'

/** The options of each filter of the case study list, and the number of case studies. */
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
