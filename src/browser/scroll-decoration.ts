import { isMotionPaused } from './motion'

/**
 * `data-scroll-decoration`: moves with the scroll position in browsers without scroll-driven
 * animations, by a paused animation of its styles.
 * @returns a function that moves it to where it belongs
 */
export function startScrollDecoration(signal: AbortSignal): () => void {
  const move = (): void => {
    const decoration = document.querySelector('[data-scroll-decoration]')
    // None with reduced motion.
    const animation = decoration?.getAnimations()[0]
    if (!animation || isMotionPaused()) return
    const { scrollHeight, clientHeight } = document.documentElement
    animation.currentTime = (1000 * scrollY) / Math.max(1, scrollHeight - clientHeight)
  }
  if (CSS.supports('animation-timeline: scroll()')) return () => undefined
  // Once per frame, before the browser computes the layout.
  addEventListener('scroll', move, { signal, passive: true })
  return move
}
