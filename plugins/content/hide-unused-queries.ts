import reporter from 'gatsby-cli/lib/reporter'

/** Gatsby's warning about a query of a page that the site does not have, and the advice below it. */
const aboutUnusedQuery =
  /non-page component "[^"]*\/src\/(?:pages|templates)\/|^\s*Exported queries are only executed for page components/

/**
 * A site need not have every page for which src/ has a file. Gatsby would warn of the query of each
 * of the others at every start: https://github.com/gatsbyjs/gatsby/issues/25293
 */
export function hideUnusedQueries(): void {
  for (const method of ['warn', 'log'] as const) {
    const print = reporter[method].bind(reporter)
    reporter[method] = (text) => {
      if (!aboutUnusedQuery.test(String(text))) print(text)
    }
  }
}
