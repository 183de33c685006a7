import { graphql, useStaticQuery } from 'gatsby'

/** The content of data/scheduling.json; null if the file does not exist. */
export const useOptionalScheduling = () =>
  useStaticQuery<Queries.SchedulingSettingsQuery>(graphql`
    query SchedulingSettings {
      scheduling {
        title
        url
        pageSettings {
          backgroundColor
          hideEventTypeDetails
          hideGdprBanner
          hideLandingPageDetails
          primaryColor
          textColor
        }
        prefill {
          sample
          email
          firstName
          lastName
          name
          guests
          customAnswers {
            a1
            a2
            a3
            a4
            a5
            a6
            a7
            a8
            a9
            a10
          }
          location
          smsReminderNumber
          date {
            daysAhead
          }
        }
        styles {
          height
        }
        utm {
          utmCampaign
          utmSource
          utmMedium
          utmContent
          utmTerm
        }
        loading
        consent {
          text
          button
        }
        prefilled {
          text
          estimate
          clear
          cleared
        }
        fallback {
          title
          text
          open
          mail
          write
        }
        badge {
          enabled
          text
          color
          textColor
        }
      }
    }
  `).scheduling

/**
 * The scheduling service's URL, settings and texts, for components that only a site with a calendar
 * renders.
 */
export const useScheduling = () => {
  const scheduling = useOptionalScheduling()
  if (!scheduling) throw new Error('data/scheduling.json is missing')
  return scheduling
}

/** The content of data/scheduling.json. */
export type Scheduling = ReturnType<typeof useScheduling>
