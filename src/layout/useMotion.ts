import { useEffect, useSyncExternalStore } from 'react'

/** Whether things may move by themselves; kept for the visit. */
type Motion = 'running' | 'paused'

/** Where the choice is kept in session storage. */
export const motionKey = 'motion'
const listeners = new Set<() => void>()
let motion: Motion | undefined

// The storage is closed to pages in some private windows: then the choice lasts as long as the page.
const stored = (): Motion => {
  try {
    return sessionStorage.getItem(motionKey) === 'paused' ? 'paused' : 'running'
  } catch {
    return 'running'
  }
}

const read = (): Motion => (motion ??= stored())

const apply = (): void => {
  document.documentElement.dataset['motion'] = read()
}

const toggle = (): void => {
  motion = read() === 'running' ? 'paused' : 'running'
  try {
    sessionStorage.setItem(motionKey, motion)
  } catch {
    // Not remembered, but done.
  }
  apply()
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one switch for all that moves by itself: `data-motion` on the root element, obeyed by the styles. */
export const useMotion = () => {
  const state = useSyncExternalStore(subscribe, read, (): Motion => 'running')
  useEffect(apply, [])
  return { paused: state === 'paused', toggle }
}
