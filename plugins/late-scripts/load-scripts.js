/**
 * Runs inline at the end of every page, in every browser. Requests the page's scripts at the first
 * input, or earlier if an element needs them (src/browser/early-scripts.ts). Its source is copied
 * into the pages unchanged, so it is plain JavaScript without imports: the compiler of
 * gatsby-node.ts renames variables in each build, which would change the pages.
 */
export function loadScripts() {
  const { dataset } = document.documentElement
  // In the order in which they run. An attribute does not change the hash.
  const sources = document.currentScript?.dataset.sources ?? ''
  const inputs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
    'invalid',
  ]
  const hydration = new AbortController()
  const options = { capture: true, signal: hydration.signal }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  /** The visitor has typed or chosen something. */
  let isChanged = false
  /** Until when no click opens the print dialog, in ms. */
  let printsAfter = 0
  /** @type {HTMLAnchorElement | undefined} */
  let clicked

  const stop = () => {
    hydration.abort()
    clearTimeout(timer)
  }
  /** Shows the page as without scripts, until they arrive. */
  const giveUp = () => {
    stop()
    dataset.noScripts = ''
    clicked?.click()
  }
  /** @param {Event} [event] */
  const load = (event) => {
    // Chromium reports a pointer at rest under which a page appears as a move by 0 pixels.
    const { type, movementX, movementY } = /** @type {PointerEvent} */ (event ?? {})
    if (timer || (type === 'pointermove' && !movementX && !movementY)) return
    timer = setTimeout(giveUp, 8000)
    dataset.laidOut = ''
    for (const source of sources.split(' ')) {
      const script = document.createElement('script')
      document.head.append(Object.assign(script, { src: source, async: false }))
    }
  }
  /**
   * A script is missing. If the server has another build, reloads the page, once, unless the visitor
   * has typed or chosen something.
   * @param {Event} event
   */
  const handleError = ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    giveUp()
    fetch(location.href, { cache: 'no-store' })
      .then((answer) => answer.text())
      .then(
        (html) => {
          const [visit] = performance.getEntriesByType('navigation')
          const { type } = /** @type {PerformanceNavigationTiming} */ (visit)
          if (type === 'navigate' && !isChanged && !html.includes(sources)) location.reload()
        },
        () => undefined,
      )
  }
  /** @param {string} key */
  const stored = (key) => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  /**
   * Handles a click on a control as React does after hydration.
   * @param {MouseEvent} event
   */
  const act = (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    /** @type {HTMLElement | null} */
    const control = /** @type {Element} */ (target).closest('[data-before-hydration]')
    const action = control?.dataset.beforeHydration
    if (control instanceof HTMLAnchorElement) {
      if (metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      if (action === 'replace') location.replace(control.href)
      else {
        clicked = control
        control.ariaBusy = 'true'
      }
    } else if (action === 'print') {
      // Quick clicks are one, and so are those that waited while the dialog was open.
      if (event.timeStamp > printsAfter) print()
      printsAfter = performance.now() + 1000
    } else if (action) dataset.motion = dataset.motion === 'paused' ? 'running' : 'paused'
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load()
  })

  // Motion that the visitor has paused stays paused before the scripts load.
  if (stored('motion')?.includes('paused')) dataset.motion = 'paused'
  for (const input of inputs) addEventListener(input, load, { ...options, passive: true })
  addEventListener('click', act, options)
  addEventListener('error', handleError, options)
  addEventListener('input', () => (isChanged = true))
  addEventListener('hydrated', () => {
    stop()
    delete dataset.noScripts
    if (!clicked) return
    clicked.ariaBusy = null
    // React handles clicks after this event.
    setTimeout(() => clicked?.click())
  })
  // The back/forward cache restores a page as it was left: it must not be restored with an open
  // menu.
  addEventListener('pagehide', () => {
    for (const menu of document.querySelectorAll('header details')) menu.removeAttribute('open')
  })
  const query = new URLSearchParams(location.search)
  for (const element of document.querySelectorAll('[data-scripts]')) {
    for (const when of (element.getAttribute('data-scripts') ?? '').split(' ')) {
      const [, key] = when.split('stored:')
      const [, parameter] = when.split('parameter:')
      const isPending = parameter !== undefined && query.has(parameter)
      if (isPending) dataset.pending = ''
      if (when === 'in-view') observer.observe(element)
      else if (
        when === 'now' ||
        isPending ||
        (when === 'query' && location.search) ||
        (key && stored(key))
      ) {
        element.setAttribute('data-loading', '')
        load()
      }
    }
  }
}
