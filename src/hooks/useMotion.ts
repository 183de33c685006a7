import { useEffect } from 'react'
import { createSessionStore } from '../browser/store'
import { reducedMotion } from '../styles/motion'
import { mediaQuery } from '../styles/sizes'
import { useStore } from './useClientValue'

/** Whether animations may play automatically. */
type Motion = 'running' | 'paused'

const isMotion = (value: unknown): value is Motion => value === 'running' || value === 'paused'

/** The key in session storage, also in load-scripts.js. */
const motionKey = 'motion'

const motion = createSessionStore<Motion>(motionKey, isMotion, 'running')

const apply = (): void => {
  document.documentElement.dataset.motion = motion.read()
}

/** Takes over what the visitor chose before hydration (load-scripts.js). */
const start = (): void => {
  const chosen = document.documentElement.dataset.motion
  if (isMotion(chosen) && chosen !== motion.read()) motion.write(chosen)
  apply()
}

const toggle = (): void => {
  motion.write(motion.read() === 'running' ? 'paused' : 'running')
  apply()
}

/** Whether the visitor asks for reduced motion now. */
export const isMotionReduced = (): boolean => matchMedia(mediaQuery(reducedMotion)).matches

/** The switch for all automatic animations: `data-motion` on the root element. */
export const useMotion = () => {
  const state = useStore(motion, 'running')
  useEffect(start, [])
  return { paused: state === 'paused', toggle }
}
