import { sparkleLife, sparklePosition } from '../styles/sparkles'
import { on } from './delegate'

const { min, max } = sparkleLife
const newEnd = (now: number): number => now + 1000 * (min + Math.random() * (max - min))

/**
 * `data-sparkle`: moves to another position when its life is over, between two rounds of its
 * animation, when it is not visible. Its animation runs only in view, and not while motion is paused
 * or reduced.
 */
export function startSparkles(signal: AbortSignal): void {
  const ends = new WeakMap<HTMLElement, number>()
  on(signal, 'animationiteration', '[data-sparkle]', (sparkle, { timeStamp }) => {
    const end = ends.get(sparkle)
    if (end && end > timeStamp) return
    ends.set(sparkle, newEnd(timeStamp))
    if (end)
      sparkle.style.translate = sparklePosition(Math.random(), Math.random(), Math.random() < 0.5)
  })
}
