import firstLabels from '../../data/ui-text.json'
import { usePageLanguage } from './usePageLanguage'

/** The texts of buttons, labels and landmarks; a site may leave out those that are optional here. */
export type Labels = typeof firstLabels & { noSource?: string }

/** The labels of the site's other languages: on a server all, in a browser those of its document. */
const translations = new Map<string, Labels>()

/** Adds the labels of another language than the first, before a page in it is rendered. */
export const addLabels = (language: string, labels: Labels): void => {
  translations.set(language, labels)
}

/** The labels in the language of the page, from its ui-text.json. */
export const useLabels = (): Labels => translations.get(usePageLanguage()) ?? firstLabels
