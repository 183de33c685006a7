/**
 * A text without the marks that say where a line can end, soft hyphens and word joiners: outside of
 * pages, such as in the list of a search engine, programs show or read them, or find no word with them.
 */
export const withoutBreakMarks = (text: string): string => text.replace(/[\u00ad\u2060]/g, '')
