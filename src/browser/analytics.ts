import { analytics } from './analytics-setting'
import { on } from './delegate'

/** In local storage if the visitor has agreed. */
const consent = { key: 'analytics', value: 'agreed' } as const

let isLoaded = false

/** Adds the scripts of data/site.json to the page, once. */
function loadScripts(): void {
  if (isLoaded) return
  isLoaded = true
  for (const { src, attributes = [] } of analytics?.scripts ?? []) {
    const script = document.createElement('script')
    for (const { name, value } of attributes) script.setAttribute(name, value)
    script.src = src
    // Otherwise the scripts would run in the order in which they arrive.
    script.async = false
    document.head.append(script)
  }
}

/** Whether the visitor has agreed to be counted. */
export function hasConsent(): boolean {
  try {
    return window.localStorage.getItem(consent.key) === consent.value
  } catch {
    return false
  }
}

/** Stores the visitor's consent and loads the scripts, or withdraws it and loads the page without. */
export function setConsent(agrees: boolean): void {
  try {
    if (agrees) window.localStorage.setItem(consent.key, consent.value)
    else window.localStorage.removeItem(consent.key)
  } catch {
    // Without storage, consent applies only to this page.
  }
  if (agrees) loadScripts()
  else if (isLoaded) window.location.reload()
}

/** Loads the scripts, unless the visitor must agree first. */
function countVisit(): void {
  if (!analytics?.consent || hasConsent()) loadScripts()
}

/** `data-analytics-consent`: a checkbox that shows and changes whether the visit may be counted. */
function startConsent(signal: AbortSignal): void {
  const selector = '[data-analytics-consent]'
  const box = document.querySelector<HTMLInputElement>(selector)
  on(signal, 'change', selector, (input) => setConsent(input.matches(':checked')))
  if (!box) return
  // The visitor may have ticked it before the script. On a page that is loaded again, the browser may
  // have restored a tick that was removed in another window.
  const [visit] = performance.getEntriesByType('navigation')
  const isFirst = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  if (box.checked && isFirst) setConsent(true)
  else box.checked = hasConsent()
}

/** Counts the visit and asks for consent. A page that the browser prepares is visited when it is shown. */
export function startAnalytics(signal: AbortSignal): void {
  startConsent(signal)
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', countVisit, { once: true, signal })
  else countVisit()
}
