import { graphql, useStaticQuery } from 'gatsby'

/** The pages of terms, from data/our-company/; empty if there are no such files. */
export const useTermsPages = () =>
  useStaticQuery<Queries.TermsPagesQuery>(graphql`
    query TermsPages {
      allTerms(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          path
          title
          promise
          description
        }
      }
    }
  `).allTerms.nodes
