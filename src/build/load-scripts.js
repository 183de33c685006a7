/**
 * Runs inline at the end of every page, in every browser: asks for the page's scripts at the first
 * input, or earlier where an element wants it (src/components/needs-scripts.ts). Its source is
 * copied into the pages as it stands, so it is JavaScript and uses nothing from outside itself: what
 * compiles gatsby-node.ts gives variables other names in each build, and the pages would change.
 * @param {readonly string[]} sources the addresses of the scripts, in the order in which they run
 */
export function loadScripts(sources) {
  const root = document.documentElement
  const inputs = [
    'pointerdown',
    'pointermove',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
  ]
  /** @type {HTMLElement[]} */
  const early = []
  let asked = false

  const load = () => {
    if (asked) return
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
  /** @param {Event} event */
  const keep = ({ target }) => {
    const button = target instanceof Element && target.closest('[data-replay]')
    if (button instanceof HTMLElement) early.push(button)
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load()
  })

  // A visitor who has stopped what moves need not wait for the scripts.
  if (/paused/.test(stored('motion') ?? '')) root.dataset['motion'] = 'paused'
  for (const input of inputs) addEventListener(input, load, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener(
    'taken-over',
    () => {
      removeEventListener('click', keep, true)
      for (const button of early) button.click()
    },
    { once: true },
  )
  for (const element of document.querySelectorAll('[data-scripts]')) {
    for (const when of (element.getAttribute('data-scripts') ?? '').split(' ')) {
      const [, key] = when.split('stored:')
      if (when === 'in-view') observer.observe(element)
      else if (when === 'now' || (when === 'query' && location.search) || (key && stored(key)))
        load()
    }
  }
}
