/**
 * Runs inline at the end of every page, in every browser. Requests the page's scripts at the first
 * input, or earlier if an element needs them (src/browser/early-scripts.ts). Its source is copied
 * into the pages unchanged, so it is plain JavaScript without imports: the compiler of
 * gatsby-node.ts renames variables in each build, which would change the pages.
 */
export function loadScripts() {
  const root = document.documentElement
  // In the order in which they run. An attribute does not change the hash.
  const sources = document.currentScript?.dataset.sources?.split(' ') ?? []
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
  let asked = false

  /** @param {Event} [event] */
  const load = (event) => {
    // Chromium reports a pointer at rest under which a page appears as a move by 0 pixels.
    const still = event instanceof MouseEvent && event.type === 'pointermove'
    if (asked || (still && event.movementX === 0 && event.movementY === 0)) return
    asked = true
    for (const input of inputs) removeEventListener(input, load, true)
    for (const source of sources) {
      const script = document.createElement('script')
      script.src = source
      script.async = false
      document.head.append(script)
    }
  }
  /** @param {string} key */
  const stored = (key) => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  }
  // As React does afterwards: src/templates/case-study.tsx, src/hooks/useMotion.ts.
  /** @param {Event} event */
  const act = ({ target }) => {
    const button = target instanceof Element && target.closest('[data-before-hydration]')
    if (!button) return
    if (button.getAttribute('data-before-hydration') === 'print') print()
    else {
      const motion = root.dataset.motion === 'paused' ? 'running' : 'paused'
      root.dataset.motion = motion
      try {
        sessionStorage.setItem('motion', `"${motion}"`)
      } catch {
        // Without storage, React reads the attribute.
      }
    }
  }
  /** @param {MouseEvent} event */
  const replace = (event) => {
    const link = event.target instanceof Element && event.target.closest('a[data-replace]')
    const { metaKey, ctrlKey, shiftKey, altKey } = event
    if (!(link instanceof HTMLAnchorElement) || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    location.replace(link.href)
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load()
  })

  // Motion that the visitor has paused stays paused before the scripts load.
  if ((stored('motion') ?? '').includes('paused')) root.dataset.motion = 'paused'
  for (const input of inputs) addEventListener(input, load, { capture: true, passive: true })
  addEventListener('click', act, true)
  addEventListener('click', replace, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', act, true)
    removeEventListener('click', replace, true)
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
      if (isPending) root.dataset.pending = ''
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
