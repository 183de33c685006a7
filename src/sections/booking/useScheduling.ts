import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from '../../hooks/useInLanguage'

/** The content of data/scheduling.json; undefined if the file does not exist. */
export const useOptionalScheduling = () => {
  const { allScheduling } = useStaticQuery<Queries.SchedulingSettingsQuery>(graphql`
    query SchedulingSettings {
      allScheduling {
        nodes {
          language
          ...Scheduling
        }
      }
    }
  `)
  const [scheduling] = useInLanguage(allScheduling.nodes)
  return scheduling
}

/** The same, for components that only a site with a calendar renders. */
export const useScheduling = () => {
  const scheduling = useOptionalScheduling()
  if (!scheduling) throw new Error('data/scheduling.json is missing')
  return scheduling
}

export type Scheduling = ReturnType<typeof useScheduling>
