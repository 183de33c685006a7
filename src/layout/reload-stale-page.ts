interface GatsbyWindow {
  ___loader?: {
    loadPageSync: (
      path: string,
    ) => { page?: { path: string; webpackCompilationHash: string } } | undefined
  }
  ___webpackCompilationHash?: string
}

/** The page that Gatsby shows where it finds no data of the one asked for. */
const notFound = '/404.html'

/**
 * After a click, asks the server for the page when what came for it is of another build than what
 * runs, or nothing came: after a deploy the page may be there all the same, and where it is not, only
 * the server can answer with status 404. Gatsby does the former too, but leaves two steps in the
 * history for it.
 * @param isFirst whether the page came from the server just now
 */
export function reloadStalePage(pathname: string, isFirst: boolean): void {
  const { ___loader, ___webpackCompilationHash: running } = window as GatsbyWindow
  const page = ___loader?.loadPageSync(pathname)?.page
  if (isFirst || !page) return
  if (page.path === notFound || page.webpackCompilationHash !== running) window.location.reload()
}
