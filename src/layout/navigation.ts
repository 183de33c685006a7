import { createStore } from '../browser/store'

interface LoadedPage {
  page?: { path: string; webpackCompilationHash: string }
}

type LoadPage = (path: string) => Promise<LoadedPage | undefined>

interface GatsbyWindow {
  ___loader?: { loadPage: LoadPage }
  ___webpackCompilationHash?: string
}

/** Loads a page with a browser request instead of rendering it with React. */
interface FullLoad {
  start: (path: string) => void
  stop: () => void
}

/** The delay before the page shows that it is loading, in ms. */
const slowAfter = 300
/** The timeout after which the browser loads the page itself, in ms. */
const giveUpAfter = 10_000

/** The page that Gatsby shows if the requested one has no data. */
const notFound = '/404.html'

const never = new Promise<never>(() => undefined)

/** Whether the current navigation is slow. */
export const slowNavigation = createStore(() => false)

/**
 * Completes only the newest navigation; the promise of an older one never resolves. The browser
 * loads a page if it is missing, belongs to another build than `running` or takes too long: after a
 * deploy the page may exist, and only the server can answer with status 404.
 */
export function keepNewest(load: LoadPage, running: string | undefined, fullLoad: FullLoad) {
  let current = new AbortController()
  const cancel = (): void => current.abort()
  const loadPage: LoadPage = async (path) => {
    cancel()
    const { signal } = (current = new AbortController())
    const slow = setTimeout(() => slowNavigation.write(true), slowAfter)
    signal.addEventListener('abort', () => {
      clearTimeout(slow)
      slowNavigation.write(false)
    })
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, giveUpAfter))
    const found = await Promise.race([load(path).catch(() => undefined), tooLate])
    if (signal.aborted) return never
    const page = found?.page
    if (page && page.path !== notFound && page.webpackCompilationHash === running) {
      cancel()
      return found
    }
    signal.addEventListener('abort', fullLoad.stop)
    fullLoad.start(path)
    return never
  }
  return { loadPage, cancel }
}

/** Applies `keepNewest` to every navigation within the site, including Back and Forward. */
export function trackNavigation(): void {
  const { ___loader: loader, ___webpackCompilationHash: running } = window as GatsbyWindow
  if (!loader || process.env.NODE_ENV !== 'production') return
  const { loadPage, cancel } = keepNewest(loader.loadPage, running, {
    start: (path) => {
      const { pathname, search } = window.location
      // After Back or Forward the URL is already that of the page.
      if (path === pathname + search) window.location.reload()
      else window.location.assign(path)
    },
    stop: () => window.stop(),
  })
  loader.loadPage = loadPage
  window.addEventListener('popstate', cancel)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) cancel()
  })
}
