/** An IntersectionObserver whose reports the test triggers. */
class FakeObserver {
  readonly targets: Element[] = []
  constructor(private readonly callback: IntersectionObserverCallback) {
    watchWindow.observers.push(this)
  }
  observe = (target: Element) => this.targets.push(target)
  disconnect = () => undefined
  /** Reports for each target, in the order of observation, whether it is in view. */
  report(inView: readonly boolean[]): void {
    const entries = inView.map((isIntersecting, index) => ({
      isIntersecting,
      target: this.targets[index],
    }))
    this.callback(entries as IntersectionObserverEntry[], this as never)
  }
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
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver
}

watchWindow.observers = [] as FakeObserver[]
