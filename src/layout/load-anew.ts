interface LoadedPage {
  page?: { path: string; webpackCompilationHash: string }
}

interface GatsbyWindow {
  ___loader?: { loadPage: (path: string) => Promise<LoadedPage | undefined> }
  ___webpackCompilationHash?: string
}

/** The page that Gatsby shows where it finds no data of the one asked for. */
const notFound = '/404.html'

/**
 * From now on asks the server for a page when nothing came for it, or what came is of another build
 * than what runs: after a deploy the page may be there all the same, and where it is not, only the
 * server can answer with status 404. Gatsby does so in part, but leaves two steps in the history for
 * it and drops the query.
 */
export function loadAnewWhatIsStale(): void {
  const { ___loader: loader, ___webpackCompilationHash: running } = window as GatsbyWindow
  if (!loader || process.env.NODE_ENV !== 'production') return
  const load = loader.loadPage
  loader.loadPage = async (path) => {
    const found = await load(path)
    const page = found?.page
    if (page && page.path !== notFound && page.webpackCompilationHash === running) return found
    window.location.assign(path)
    // The page is being left; what waits for this one waits in vain.
    return new Promise(() => undefined)
  }
}
