import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** The pages of terms, from data/our-company/; empty if there are no such files. */
export const useTermsPages = () => {
  const { allTerms } = useStaticQuery<Queries.TermsPagesQuery>(graphql`
    query TermsPages {
      allTerms(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          language
          path
          title
          promise
          description
        }
      }
    }
  `)
  return useInLanguage(allTerms.nodes)
}
