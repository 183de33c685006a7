import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** The texts of buttons, labels and landmarks; a site may leave out those that are optional here. */
export type Labels = Queries.UiTextFragment

/** The labels in the language of the page, from its ui-text.json. */
export const useLabels = (): Labels => {
  const { allUiText } = useStaticQuery<Queries.LabelsQuery>(graphql`
    query Labels {
      allUiText {
        nodes {
          language
          ...UiText
        }
      }
    }
  `)
  const [labels] = useInLanguage(allUiText.nodes)
  if (!labels) throw new Error('data/ui-text.json is missing')
  return labels
}
