import { graphql, useStaticQuery } from 'gatsby'

/** Who the agency is, from data/site.json. */
export const useSite = () => {
  const { agency } = useStaticQuery<Queries.AgencyQuery>(graphql`
    query Agency {
      agency {
        name
        legalName
        url
        description
        phones
        email
        hours
        address {
          street
          locality
          country
        }
        socials {
          title
          icon
          link
        }
        legal {
          title
          link
        }
      }
    }
  `)
  if (!agency) throw new Error('data/site.json is missing')
  return agency
}
