import { graphql, useStaticQuery } from 'gatsby'

/** The content of data/scheduling.json; null if the file does not exist. */
export const useOptionalScheduling = () =>
  useStaticQuery<Queries.SchedulingSettingsQuery>(graphql`
    query SchedulingSettings {
      scheduling {
        ...Scheduling
      }
    }
  `).scheduling

/** The same, for components that only a site with a calendar renders. */
export const useScheduling = () => {
  const scheduling = useOptionalScheduling()
  if (!scheduling) throw new Error('data/scheduling.json is missing')
  return scheduling
}

export type Scheduling = ReturnType<typeof useScheduling>
