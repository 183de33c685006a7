import { type Formats, useLocale } from './useLocale'

/** Functions that write numbers, prices and durations in the language of the page; for the server. */
export const useFormats = (): Formats => useLocale().formats
