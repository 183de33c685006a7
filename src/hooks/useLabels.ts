import { type Labels, useLocale } from './useLocale'

export type { Labels }

/** The texts of buttons, fields and landmarks, in the language of the page. */
export const useLabels = (): Labels => useLocale().labels
