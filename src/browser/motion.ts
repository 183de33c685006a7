import { mediaQuery, reducedMotion } from '../styles/breakpoints'
import { on } from './delegate'
import { tryStorage } from './try-storage'

/** Whether animations may play automatically: `data-motion` on the root element. */
type Motion = 'running' | 'paused'

/** The key in session storage. */
const key = 'motion'

/** The event of the document when `data-motion` has changed. */
const changed = 'motionchange'

export const isMotionPaused = (): boolean => document.documentElement.dataset.motion === 'paused'

/** Whether the visitor asks for reduced motion now. */
export const isMotionReduced = (): boolean => matchMedia(mediaQuery(reducedMotion)).matches

/** Calls the listener when motion is paused or resumed; returns a function that unsubscribes. */
export function onMotionChange(listener: () => void): () => void {
  document.addEventListener(changed, listener)
  return () => document.removeEventListener(changed, listener)
}

function setMotion(motion: Motion): void {
  document.documentElement.dataset.motion = motion
  document.dispatchEvent(new Event(changed))
}

/** Applies the choice of this tab, which may have been made on another page. */
function applyChoice(): void {
  const stored = tryStorage((storage) => storage.getItem(key))
  const isPaused = stored ? stored === 'paused' : isMotionPaused()
  setMotion(isPaused ? 'paused' : 'running')
}

/** `data-toggle-motion`: a button that pauses and resumes all automatic animations. */
export function startMotion(signal: AbortSignal): void {
  applyChoice()
  // The back/forward cache shows a page as it was left.
  addEventListener('pageshow', applyChoice, { signal })
  on(signal, 'click', '[data-toggle-motion]', () => {
    const motion = isMotionPaused() ? 'running' : 'paused'
    // Without storage, the choice applies only to this page.
    tryStorage((storage) => storage.setItem(key, motion))
    setMotion(motion)
  })
}
