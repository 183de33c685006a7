import { useSyncExternalStore } from 'react'
import { isMotionPaused, onMotionChange } from '../browser/motion'

export { isMotionReduced } from '../browser/motion'

/** Whether the visitor has paused all automatic animations; false on the server. */
export const useMotion = () => ({
  paused: useSyncExternalStore(onMotionChange, isMotionPaused, () => false),
})
