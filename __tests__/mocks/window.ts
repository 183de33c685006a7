/** An IntersectionObserver whose reports the test triggers. */
class FakeObserver {
  readonly targets: Element[] = []
  /** How far the observed area is below the window's lower edge. */
  readonly bottom: string
  constructor(
    private readonly callback: IntersectionObserverCallback,
    { rootMargin = '' }: IntersectionObserverInit = {},
  ) {
    this.bottom = rootMargin.split(' ')[2] ?? '0px'
    watchWindow.observers.push(this)
  }
  observe = (target: Element): void => {
    if (!this.targets.includes(target)) this.targets.push(target)
  }
  disconnect = () => undefined
  /** Reports for each target, in the order of observation, whether it is in view. */
  report(inView: readonly boolean[]): void {
    const entries = inView.map((isIntersecting, index) => ({
      isIntersecting,
      target: this.targets[index],
    }))
    this.callback(entries as IntersectionObserverEntry[], this as never)
  }
  /** Reports whether one of the targets is in view, and its upper edge, which is negative above the window. */
  reportOne(target: Element, isIntersecting: boolean, top: number): void {
    const entry = { target, isIntersecting, boundingClientRect: { top } }
    this.callback([entry as IntersectionObserverEntry], this as never)
  }
}

/** Reports to all observers of an element whether it is in view. */
export function reportInView(element: Element | null, inView: boolean): void {
  if (!element) throw new Error('The element does not exist.')
  for (const observer of watchWindow.observers)
    if (observer.targets.includes(element)) observer.reportOne(element, inView, 0)
}

/**
 * Reports to all observers of an element, which is 10% of the window high, where it is.
 * @param top its upper edge, in percent of the window's height
 */
export function reportPlace(element: Element | null, top: number): void {
  if (!element) throw new Error('The element does not exist.')
  for (const observer of watchWindow.observers)
    if (observer.targets.includes(element))
      observer.reportOne(element, top > -10 && top < 100 + parseInt(observer.bottom), top)
}

/**
 * Adds media queries, intersection and resize observers to jsdom.
 * @param wide whether the window shows the menus of the header as panels
 */
export function watchWindow({ reduced = false, wide = false } = {}): void {
  watchWindow.observers = []
  // Without it the browser moves the decoration itself.
  window.CSS = { supports: () => true } as unknown as typeof CSS
  window.matchMedia = ((query: string) => ({
    matches: (reduced && query.includes('reduce')) || (wide && query.includes('min-width')),
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
