interface LoadedPage {
  page?: { path: string; webpackCompilationHash: string }
}

type LoadPage = (path: string) => Promise<LoadedPage | undefined>

interface GatsbyWindow {
  ___loader?: { loadPage: LoadPage }
  ___webpackCompilationHash?: string
}

/** How the browser itself loads a page. */
interface FullLoad {
  start: (path: string) => void
  stop: () => void
}

/** How long a navigation may take before the page shows that it is loading, in ms. */
const slowAfter = 300
/** How long it may take before the browser loads the page itself, in ms. */
const giveUpAfter = 10_000

/** The page that Gatsby shows if it finds no data of the one asked for. */
const notFound = '/404.html'

const never = new Promise<never>(() => undefined)
const listeners = new Set<() => void>()
let isSlow = false

const setSlow = (value: boolean): void => {
  isSlow = value
  listeners.forEach((listener) => listener())
}

/** Whether a navigation has been under way for long enough to say so; for useSyncExternalStore. */
export const slowNavigation = {
  read: (): boolean => isSlow,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Lets only the newest navigation arrive: the promise of an older one never resolves. A page that
 * is not there, is of another build than `running`, or takes too long is loaded by the browser: after
 * a deploy it may exist all the same, and if not, only the server can answer with status 404.
 */
export function keepNewest(load: LoadPage, running: string | undefined, fullLoad: FullLoad) {
  let current = new AbortController()
  const cancel = (): void => current.abort()
  const loadPage: LoadPage = async (path) => {
    cancel()
    const { signal } = (current = new AbortController())
    const slow = setTimeout(() => setSlow(true), slowAfter)
    signal.addEventListener('abort', () => {
      clearTimeout(slow)
      setSlow(false)
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

/** From now on every navigation within the site, Back and Forward included, goes through `keepNewest`. */
export function trackNavigation(): void {
  const { ___loader: loader, ___webpackCompilationHash: running } = window as GatsbyWindow
  if (!loader || process.env.NODE_ENV !== 'production') return
  const { loadPage, cancel } = keepNewest(loader.loadPage, running, {
    start: (path) => {
      const { pathname, search } = window.location
      // After Back or Forward the address is already that of the page.
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
