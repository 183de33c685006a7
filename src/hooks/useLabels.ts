import { graphql, useStaticQuery } from 'gatsby'
import { useInLanguage } from './useInLanguage'

/** The texts of buttons, fields and landmarks. ui-text.schema.json describes each. */
export type Labels = Queries.UiTextFragment

/**
 * The labels in the language of the page: each as its ui-text.json has it, else as the product has it
 * in this language, else in English.
 */
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
  if (!labels) throw new Error('The language of the page has no labels')
  return labels
}
