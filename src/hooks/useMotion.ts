import { useEffect, useSyncExternalStore } from 'react'
import { sessionItem } from './session-item'

/** Whether things may move by themselves; kept for the visit. */
type Motion = 'running' | 'paused'

const isMotion = (value: unknown): value is Motion => value === 'running' || value === 'paused'

/** Where the choice is kept in session storage. */
export const motionKey = 'motion'

const motion = sessionItem<Motion>(motionKey, isMotion, 'running')

const apply = (): void => {
  document.documentElement.dataset.motion = motion.read()
}

const toggle = (): void => {
  motion.write(motion.read() === 'running' ? 'paused' : 'running')
  apply()
}

/** The one switch for all that moves by itself: `data-motion` on the root element, obeyed by the styles. */
export const useMotion = () => {
  const state = useSyncExternalStore(motion.subscribe, motion.read, (): Motion => 'running')
  useEffect(apply, [])
  return { paused: state === 'paused', toggle }
}
