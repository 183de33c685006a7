/** The address of the file with the rules. */
const file = '/speculation-rules.json'

/** The headers of all pages, which name the file, and of the file, by address. */
export const prefetchHeaders = {
  pages: { 'speculation-rules': `"${file}"` },
  file: { path: file, headers: { 'content-type': 'application/speculationrules+json' } },
} as const

/**
 * Rules by which browsers fetch the HTML of a page when the pointer rests on a link to it, or presses
 * it. "moderate" is the eagerness for that. The page's scripts do not run before it is opened.
 * @param excluded paths of pages that are fetched only when they are opened
 */
export const buildSpeculationRules = (excluded: readonly string[]): object => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Those with a dot are files.
          { not: { href_matches: ['/*.*', ...excluded.map((path) => `${encodeURI(path)}*`)] } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
