import { graphql, useStaticQuery } from 'gatsby'

/** Name, address and contact details of the agency, from data/site.json. */
export const useSite = () => {
  const { siteSettings } = useStaticQuery<Queries.SiteSettingsQuery>(graphql`
    query SiteSettings {
      siteSettings {
        name
        legalName
        url
        description
        phones
        whatsapp
        email
        hours
        currency
        pages
        language
        direction
        locale
        timeZone
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
  if (!siteSettings) throw new Error('data/site.json is missing')
  return siteSettings
}
