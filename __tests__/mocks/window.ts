/** An IntersectionObserver whose reports the test triggers. */
interface FakeObserver {
  options: IntersectionObserverInit | undefined
  targets: Element[]
  /** Reports for each target, in the order of observation, whether it is in view, and its top in px. */
  report: (inView: readonly boolean[], tops?: readonly number[]) => void
}

/** Adds media queries, intersection and resize observers to jsdom. */
export function watchWindow({ reduced = false } = {}): void {
  watchWindow.observers = []
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
  // A browser reports the size immediately; in jsdom it never changes.
  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe = () => this.callback([], this as never)
    disconnect = () => undefined
  } as unknown as typeof ResizeObserver
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const targets: Element[] = []
      this.observe = (target: Element) => targets.push(target)
      const report: FakeObserver['report'] = (inView, tops = []) => {
        const entries = inView.map((isIntersecting, index) => ({
          isIntersecting,
          target: targets[index],
          boundingClientRect: { top: tops[index] ?? 500 },
        }))
        callback(entries as unknown as IntersectionObserverEntry[], this as never)
      }
      watchWindow.observers.push({ options, targets, report })
    }
    observe: (target: Element) => void
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
}

watchWindow.observers = [] as FakeObserver[]
