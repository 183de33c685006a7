/** An IntersectionObserver whose reports the test writes itself. */
interface FakeObserver {
  options: IntersectionObserverInit | undefined
  targets: Element[]
  /** Tells of each target, in the order of observation, whether it is in view; and where its top is. */
  report: (inView: readonly boolean[], tops?: readonly number[]) => void
}

/** Gives the window what jsdom lacks: media queries, intersection and resize observers. */
export function watchWindow({ reduced = false } = {}): void {
  watchWindow.observers = []
  window.matchMedia = ((query: string) => ({
    matches: reduced && query.includes('reduce'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia
  // A browser tells the size at once; in jsdom none ever changes.
  window.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe = () => this.tell([], this as never)
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

/** Moves the tab to the background or back, as the page notices it. */
export function setTabHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}
