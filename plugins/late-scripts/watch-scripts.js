/**
 * Runs inline at the end of every page, before the page's script and the first paint. Marks the
 * islands that wake because of the address or of session storage with `data-waking`, sends a message
 * once, closes the full-screen menu when the focus leaves it, and loads a page again that was left
 * before its script had arrived, when the visitor comes back. If the script does not arrive, the
 * root element gets `data-no-scripts`, and the page shows what it shows without scripts. Its source is
 * copied into the pages unchanged, so it is plain JavaScript without imports: the compiler of
 * gatsby-node.ts renames variables in each build, which would change the pages.
 */
export function watchScripts() {
  const { dataset } = document.documentElement
  const query = new URLSearchParams(location.search)
  /** @param {string} key */
  const isStored = (key) => {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      // Storage is blocked.
      return false
    }
  }
  /** @type {NodeListOf<HTMLElement>} */
  const islands = document.querySelectorAll('[data-wake]')
  for (const island of islands) {
    const wake = /** @type {{ query?: string[], stored?: string[] }} */ (
      JSON.parse(island.dataset.wake ?? '')
    )
    if (wake.query?.some((name) => query.has(name)) || wake.stored?.some(isStored))
      island.dataset.waking = ''
  }
  const giveUp = () => {
    // src/browser/index.ts sets it.
    if (dataset.scripts !== undefined) return
    dataset.noScripts = ''
    for (const island of islands) delete island.dataset.waking
  }
  // Also after the script has run: a message that the browser sends has an id, by which a second one
  // is recognized, and is sent once. A request takes at most 10 s, in ms: then it has probably failed.
  const wait = 10_000
  let submitted = -wait
  addEventListener('submit', (event) => {
    const { target: form, timeStamp, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return
    /** @type {NodeListOf<HTMLInputElement>} */
    const fields = form.querySelectorAll('[data-unique-id]')
    for (const field of fields) field.value ||= crypto.getRandomValues(new Uint32Array(4)).join('-')
    // It opens the email program, and the page stays.
    if (form.action.startsWith('mailto:')) return
    if (timeStamp - submitted < wait) event.preventDefault()
    else submitted = timeStamp
  })
  // The visitor came back to the page as it was left. WebKit ended a request for the script.
  addEventListener('pageshow', ({ persisted }) => {
    submitted = -wait
    if (persisted && dataset.scripts === undefined) location.reload()
  })
  // Until src/browser/menu.ts hides the page behind the full-screen menu.
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('main, footer')) return
    /** @type {HTMLElement | null} */
    const menu = document.querySelector('[data-menu]')
    // Not in browsers without popovers.
    if (menu && 'hidePopover' in menu) menu.hidePopover()
  })
  setTimeout(giveUp, 8000)
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true)
}
