import { graphql, useStaticQuery } from 'gatsby'

/** The content of data/scheduling.json; null if the file does not exist. */
export const useOptionalScheduling = () =>
  useStaticQuery<Queries.SchedulingSettingsQuery>(graphql`
    query SchedulingSettings {
      scheduling {
        title
        url
        pageSettings {
          ...SchedulingPageSettings
        }
        prefill {
          ...SchedulingPrefill
        }
        styles {
          ...SchedulingStyles
        }
        utm {
          ...SchedulingUtm
        }
        loading
        consent {
          ...SchedulingConsent
        }
        prefilled {
          ...SchedulingPrefilled
        }
        fallback {
          ...SchedulingFallback
        }
        badge {
          ...SchedulingBadge
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
