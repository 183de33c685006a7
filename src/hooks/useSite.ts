import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** The locality with its postal code on one line: "Dhaka 1213" or "0150 Oslo". */
export const localityLine = ({
  locality,
  postalCode,
  postalCodeFirst,
}: Pick<Queries.SiteSettingsAddress, 'locality' | 'postalCode' | 'postalCodeFirst'>): string =>
  (postalCodeFirst ? [postalCode, locality] : [locality, postalCode]).filter(Boolean).join('\u00a0')

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
          direction
          locale
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
