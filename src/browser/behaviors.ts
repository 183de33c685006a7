import { analytics } from './analytics-setting'
import { startContactBar } from './contact-bar'
import { startCopyLinks } from './copy-link'
import { startFlipCards } from './flip-cards'
import { startFragments } from './fragments'
import { startInView } from './in-view'
import { startLinks } from './links'
import { startMenu } from './menu'
import { startMotion } from './motion'
import { startOpenForPrint } from './open-for-print'
import { startPrintButtons } from './print-page'
import { startReveal } from './reveal'
import { startScrollDecoration } from './scroll-decoration'
import { startScrollToTop } from './scroll-to-top'

/** They listen on the document, for all elements that have their attribute. */
const listeners = [
  startMenu,
  startMotion,
  startCopyLinks,
  startPrintButtons,
  startOpenForPrint,
  startFragments,
]

/** These return a function that prepares the elements that have their attribute. */
const observers = [
  startFlipCards,
  startInView,
  startReveal,
  startScrollDecoration,
  startContactBar,
  startScrollToTop,
  startLinks,
]

/**
 * Starts what the elements of a page do without React. An element names its behavior in an attribute,
 * such as `data-flip`; the module of the behavior describes it.
 * @param signal ends all behaviors, in tests
 */
export function startBehaviors(signal = new AbortController().signal): void {
  const prepare = observers.map((start) => start(signal))
  const prepareAll = (): void => prepare.forEach((prepareElements) => prepareElements())
  prepareAll()
  listeners.forEach((start) => start(signal))
  // Without this code the visit is not counted.
  if (analytics)
    import('./analytics').then(
      ({ startAnalytics }) => startAnalytics(signal),
      () => undefined,
    )
  // In development React renders elements later, and others after a change.
  if (process.env.NODE_ENV !== 'production') {
    const observer = new MutationObserver(prepareAll)
    observer.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener('abort', () => observer.disconnect())
  }
}
