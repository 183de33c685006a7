import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** Name, address and contact details of the agency, from the site.json of the page's language. */
export const useSite = () => {
  const { allSiteSettings } = useStaticQuery<Queries.AgencyQuery>(graphql`
    query Agency {
      allSiteSettings {
        nodes {
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
          timeZone
          address {
            ...SiteSettingsAddress
          }
          socials {
            ...SiteSettingsSocials
          }
          legal {
            ...SiteSettingsLegal
          }
        }
      }
    }
  `)
  const [siteSettings] = useInLanguage(allSiteSettings.nodes)
  if (!siteSettings) throw new Error('data/site.json is missing')
  return siteSettings
}
